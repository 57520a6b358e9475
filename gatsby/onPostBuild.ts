import type { BuildArgs } from "gatsby";
import { writeOutputs } from "./outputs/writeOutputs";

/** Writes what the built site has beside its pages. */
export const onPostBuild = (args: BuildArgs): Promise<void> => writeOutputs(args);
