import { format } from "node:util";

/**
 * Fails tests on console warnings and errors: React reports wrong keys, missing act() and invalid
 * markup only there. Tests allow messages with `expectConsole`.
 */
const unexpected: string[] = [];
const expected: RegExp[] = [];

const record =
  (level: string) =>
  (...parts: unknown[]): void => {
    const message = format(...parts);
    const index = expected.findIndex((pattern) => pattern.test(message));
    if (index < 0) unexpected.push(`console.${level}: ${message}`);
  };

/** Allows matching messages until the running test ends. */
export const expectConsole = (pattern: RegExp): void => {
  expected.push(pattern);
};

beforeEach(() => {
  console.error = record("error");
  console.warn = record("warn");
});

afterEach(() => {
  expected.length = 0;
  const messages = unexpected.splice(0);
  if (messages.length > 0) throw new Error(`Unexpected on the console:\n${messages.join("\n")}`);
});
