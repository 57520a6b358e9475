import { renderCaddyPageScripts, renderCaddyfile } from "./renderCaddyfile";
import { renderNetlifyFiles } from "./renderNetlifyFiles";
import { renderNginxConf, renderNginxPageScripts } from "./renderNginxConf";
import type { DeployInput } from "./shared";

/** All deploy files by their path below the folder that they are written to. */
export const renderDeployFiles = (input: DeployInput): ReadonlyMap<string, string> => {
  const files = new Map([
    ["Caddyfile", renderCaddyfile(input)],
    ["nginx.conf", renderNginxConf(input)],
    ...renderNetlifyFiles(input),
  ]);
  if (input.pageScripts) {
    files.set("page-scripts.caddy", renderCaddyPageScripts(input));
    files.set("page-scripts.nginx", renderNginxPageScripts(input));
  }
  return files;
};
