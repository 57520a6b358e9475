import { isListed } from "../host/isListed";
import { policySources } from "../host/policySources";
import { readRedirects } from "../host/readRedirects";
import type { DeployInput } from "./shared";

/**
 * What the files under deploy/ are made of, but for what only a build knows: the list of renamed
 * addresses, and the settings of the environment and of the files in the folder at hand.
 */
export const readDeployInput = async (): Promise<DeployInput> => {
  await import("../loadSettings");
  return {
    redirects: readRedirects(),
    policySources: policySources(process.env),
    isListed: isListed(process.env),
  };
};
