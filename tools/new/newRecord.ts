import { createInterface } from "node:readline/promises";
import { readContentFiles } from "../../content/contentFiles";
import { runCommand } from "../../server/runCommand";
import type { Answers } from "../../src/kinds/draft";
import { capitalize } from "../../src/lib/text";
import { readRecords } from "../../content/checkContent";
import { applyChanges } from "../fileChanges";
import { kindNames, type RecordKind, toRecordKind } from "../../content/recordKinds";
import { planNewRecord, type NewRecordPlan } from "./planNewRecord";
import { getQuestions, type Question } from "./questions";

const endSentence = (text: string) => text.replace(/(?<!\?)$/, ".");

const USAGE = `npm run new -- ${kindNames.join("|")} [flags]

Writes a new record as a draft, with pictures to be replaced, and says
what to fill in. At a keyboard it asks for what no flag says.

  npm run new -- article
  npm run new -- article --title "Ada joins us" --type "press release"
  npm run new -- article --help      the flags of articles`;

const getUsage = ({ kind }: RecordKind, questions: readonly Question[]): string =>
  [
    `npm run new -- ${kind} [flags]`,
    "",
    ...questions.map(
      ({ flag, text, example, fallback }) =>
        `  --${flag.padEnd(12)}${text}${fallback ? "" : " (needed)"}; such as "${example}"`,
    ),
  ].join("\n");

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
  for (const { flag, text, example, fallback, issue } of questions) {
    const offered = fallback?.(answers) ?? "";
    const hint = offered === "" ? `such as ${example}` : `Enter for ${offered}`;
    const next = async () =>
      (ask && (await ask(`${capitalize(text)} (${hint}): `)).trim()) || offered;
    const [title] = Object.values(answers);
    const missing =
      fallback && title ? `is needed, as ${JSON.stringify(title)} makes none` : "is missing";
    const problemOf = (answer: string) =>
      answer === "" ? `${missing}: ${text}, such as "${example}"` : issue?.(answer);
    let answer = given[flag] ?? (await next());
    let problem = problemOf(answer);
    while (ask && problem !== undefined) {
      console.log(endSentence(problem));
      answer = await next();
      problem = problemOf(answer);
    }
    answers[flag] = answer;
    // Skips a default that depends on another missing answer, which is reported already.
    const isEcho = answer === "" && fallback !== undefined && problems.length > 0;
    if (problem !== undefined && !isEcho) problems.push(endSentence(`--${flag} ${problem}`));
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
          ...unwritten.map((note) => `  ${note.file} ${note.field}: ${note.text}`),
          "",
          `Then remove "draft" from ${file}, or put "publishAt" in its place.`,
        ]),
    "npm run content:check says what is left. Every field is explained in data/README.md.",
  ].join("\n");

/** Writes a new record, or nothing in case of an error. */
async function newRecord(
  kind: RecordKind,
  questions: readonly Question[],
  values: Partial<Answers>,
  now: Date,
): Promise<void> {
  const given = Object.fromEntries(
    Object.entries(values).flatMap(([flag, value = ""]) =>
      value.trim() === "" ? [] : [[flag, value.trim()]],
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

/** `npm run new`: the first argument names the kind, on which the flags depend. */
function run(kindWord: string, args: string[]): Promise<void> {
  const kind = toRecordKind(kindWord);
  const now = new Date();
  const { records } = readRecords(readContentFiles(process.cwd()));
  const questions = getQuestions(kind, getDay(now), records);
  return runCommand(
    {
      usage: getUsage(kind, questions),
      options: Object.fromEntries(questions.map(({ flag }) => [flag, { type: "string" } as const])),
      run: (values) => newRecord(kind, questions, values, now),
    },
    args,
  );
}

const [kindWord = "", ...args] = process.argv.slice(2);
const isKindGiven = kindWord !== "" && !kindWord.startsWith("-");
void runCommand(
  { usage: USAGE, positionals: [1, 1], run: () => run(kindWord, args) },
  isKindGiven ? [kindWord] : undefined,
);
