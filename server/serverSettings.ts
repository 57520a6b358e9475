import { z } from "zod";
import { PUBLIC_DIR_DEFAULT } from "./builtSiteDir";
import { oneOf, readEnvironment, wholeNumber } from "./readEnvironment";

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(9000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, "an address or a name, such as 0.0.0.0 or localhost")
    .default("localhost"),
  PUBLIC_DIR: z.string().default(PUBLIC_DIR_DEFAULT),
  LOG_LEVEL: oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent").default("warn"),
});

/**
 * Reads the host's settings; an absent or empty variable takes its default.
 * Throws an error that says in words, one line per variable, what is wrong.
 */
export const readServerSettings = (environment: Readonly<Record<string, string | undefined>>) => {
  const { PORT, HOST, PUBLIC_DIR, LOG_LEVEL } = readEnvironment(schema, environment);
  return { port: PORT, host: HOST, publicDir: PUBLIC_DIR, logLevel: LOG_LEVEL };
};
