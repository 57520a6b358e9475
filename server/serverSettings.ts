import { z } from "zod";
import { PUBLIC_DIR_DEFAULT } from "./builtSiteDir";
import { readEnvironment } from "./readEnvironment";

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const MAX_PORT = 65_535;

const portRule = `a whole number from 0 to ${MAX_PORT}`;
const logLevelRule = `one of ${LOG_LEVELS.join(", ")}`;

const schema = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, portRule)
    .transform(Number)
    .refine((port) => port <= MAX_PORT, portRule)
    .default(9000),
  HOST: z
    .string()
    .regex(/^[A-Za-z0-9.:_-]+$/, "an address or a name, such as 0.0.0.0 or localhost")
    .default("localhost"),
  PUBLIC_DIR: z.string().default(PUBLIC_DIR_DEFAULT),
  LOG_LEVEL: z.enum(LOG_LEVELS, logLevelRule).default("warn"),
});

/**
 * Reads the host's settings; an absent or empty variable takes its default.
 * Throws an error that says in words, one line per variable, what is wrong.
 */
export const readServerSettings = (environment: Readonly<Record<string, string | undefined>>) => {
  const { PORT, HOST, PUBLIC_DIR, LOG_LEVEL } = readEnvironment(schema, environment);
  return { port: PORT, host: HOST, publicDir: PUBLIC_DIR, logLevel: LOG_LEVEL };
};
