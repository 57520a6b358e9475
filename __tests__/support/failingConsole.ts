import { format } from "node:util";

/**
 * A test fails when anything writes a warning or an error to the console: React reports wrong
 * keys, missing act() and invalid markup only there. A test that expects a message takes it with
 * `expectConsole` first.
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

/** Lets messages that match pass until the end of the running test. */
export const expectConsole = (pattern: RegExp): void => {
  expected.push(pattern);
};

/** The unexpected messages since the last call, which forgets them. */
export const takeConsoleMessages = (): string[] => unexpected.splice(0);

beforeEach(() => {
  console.error = record("error");
  console.warn = record("warn");
});

afterEach(() => {
  expected.length = 0;
  const messages = takeConsoleMessages();
  if (messages.length > 0) throw new Error(`Unexpected on the console:\n${messages.join("\n")}`);
});
