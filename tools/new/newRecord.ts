import { createInterface } from "node:readline/promises";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { readContentFiles } from "../../content/contentFiles";
import type { Answers } from "../../src/kinds/draft";
import { withCapital } from "../../src/lib/text";
import { runCommand } from "../../src/lib/runCommand";
import { applyChanges } from "../fileChanges";
import { kindNames, type RecordKind, toRecordKind } from "../../content/recordKinds";
import { planNewRecord, type NewRecordPlan } from "./planNewRecord";
import { getQuestions, type Question } from "./questions";

const KINDS = kindNames.join("|");

const HELP = `npm run new -- ${KINDS} [flags]

Writes a new record as a draft, with pictures to be replaced, and says
what to fill in. At a keyboard it asks for what no flag says.

  npm run new -- article
  npm run new -- article --title "Ada joins us" --type "press release"
  npm run new -- article --help      the flags of articles`;

const getHelp = ({ kind }: RecordKind, questions: readonly Question[]): string =>
  [
    `npm run new -- ${kind} [flags]`,
    "",
    ...questions.map(
      ({ flag, words, example, fallback }) =>
        `  --${flag.padEnd(12)}${words}${fallback ? "" : " (needed)"}; such as "${example}"`,
    ),
  ].join("\n");

/** Returns the local date as `YYYY-MM-DD`. */
const getDay = (now: Date): string => now.toLocaleDateString("en-CA");

/**
 * Returns the flags and defaults. In a terminal it asks for missing or invalid answers.
 * Otherwise it throws one error that lists all of them.
 */
async function getAnswers(
  questions: readonly Question[],
  given: Answers,
  ask: ((question: string) => Promise<string>) | undefined,
): Promise<Answers> {
  const answers: Record<string, string> = {};
  const problems: string[] = [];
  for (const { flag, words, example, fallback, issue } of questions) {
    const offered = fallback?.(answers) ?? "";
    const hint = offered === "" ? `such as ${example}` : `Enter for ${offered}`;
    const next = async () =>
      (ask && (await ask(`${withCapital(words)} (${hint}): `)).trim()) || offered;
    const [title] = Object.values(answers);
    const missing =
      fallback && title ? `is needed, as ${JSON.stringify(title)} makes none` : "is missing";
    const problemOf = (answer: string) =>
      answer === "" ? `${missing}: ${words}, such as "${example}"` : issue?.(answer);
    let answer = given[flag] ?? (await next());
    let problem = problemOf(answer);
    while (ask && problem !== undefined) {
      console.log(`${problem}.`);
      answer = await next();
      problem = problemOf(answer);
    }
    answers[flag] = answer;
    // A default derived from another answer is only missing once that answer exists.
    const isEcho = answer === "" && fallback !== undefined && problems.length > 0;
    if (problem !== undefined && !isEcho) problems.push(`--${flag} ${problem}.`);
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return answers;
}

const report = ({ file, writes, page, unwritten }: NewRecordPlan): string =>
  [
    "Written:",
    ...[...writes].map(
      ([name, content]) =>
        `  ${name}${typeof content === "string" ? "" : " (a picture to be replaced)"}`,
    ),
    "",
    `Its page is http://localhost:8000${page} while npm run develop runs.`,
    "",
    ...(unwritten.length === 0
      ? []
      : [
          "Still to be written:",
          ...unwritten.map((note) => `  ${note.file} ${note.field}: ${note.words}`),
          "",
          `Then remove "draft" from ${file}, or put "publishAt" in its place.`,
        ]),
    "npm run content:check says what is left. Every field is explained in data/README.md.",
  ].join("\n");

/** `npm run new`: writes a new record, or nothing in case of an error. */
async function newRecord(): Promise<void> {
  const [kindWord, ...args] = process.argv.slice(2);
  if (kindWord === "--help" || kindWord === "-h") {
    console.log(HELP);
    return;
  }
  if (kindWord === undefined || kindWord.startsWith("-")) {
    throw new Error(`Write what to make first: ${KINDS.replaceAll("|", ", ")}.\n\n${HELP}`);
  }
  const kind = toRecordKind(kindWord);
  const now = new Date();
  const questions = getQuestions(kind, getDay(now));
  const options: NonNullable<ParseArgsConfig["options"]> = {
    help: { type: "boolean", short: "h" },
    ...Object.fromEntries(questions.map(({ flag }) => [flag, { type: "string" } as const])),
  };
  const { values } = parseArgs({ args, options });
  if (values.help === true) {
    console.log(getHelp(kind, questions));
    return;
  }
  const given = Object.fromEntries(
    Object.entries(values).flatMap(([flag, value]) =>
      typeof value === "string" && value.trim() !== "" ? [[flag, value.trim()]] : [],
    ),
  );
  const isAsked = process.stdin.isTTY && process.stdout.isTTY;
  const terminal = isAsked && createInterface({ input: process.stdin, output: process.stdout });
  const ask = terminal ? (question: string) => terminal.question(question) : undefined;
  const answers = await getAnswers(questions, given, ask).finally(
    () => terminal && terminal.close(),
  );
  const plan = await planNewRecord(readContentFiles(process.cwd()), kind, answers, now.getTime());
  applyChanges(process.cwd(), { writes: plan.writes, removes: [] });
  console.log(report(plan));
}

void runCommand(newRecord);
