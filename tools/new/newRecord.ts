import { createInterface } from "node:readline/promises";
import { readContentFiles } from "../../content/contentFiles";
import { runCommand } from "../../server/runCommand";
import type { Answers } from "../../src/kinds/draft";
import { capitalize } from "../../src/lib/text";
import { readRecords } from "../../content/checkContent";
import { applyChanges } from "../fileChanges";
import { kindNames, toRecordKind } from "../../content/recordKinds";
import { planNewRecord, type NewRecordPlan } from "./planNewRecord";
import { getQuestions, type Question } from "./questions";

const endSentence = (text: string) => text.replace(/(?<!\?)$/, ".");

const USAGE = `npm run new -- ${kindNames.join("|")} [flags]

Writes a new record as a draft, with placeholder pictures, and lists the fields to fill in. In a
terminal it asks for values that no flag gives.

  npm run new -- article
  npm run new -- article --title "Ada joins us" --type "press release"
  npm run new -- article --help      the flags of articles`;

/** Asks for missing or invalid answers; without a terminal it throws one error that lists them. */
async function getAnswers(
  questions: readonly Question[],
  given: Partial<Answers>,
  ask: ((question: string) => Promise<string>) | undefined,
): Promise<Answers> {
  const today = new Date().toLocaleDateString("en-CA");
  const answers: Record<string, string> = {};
  const problems: string[] = [];
  for (const { flag, text, example, fallback, issue } of questions) {
    const offered = fallback?.(answers, today) ?? "";
    const hint = offered === "" ? `such as ${example}` : `Enter for ${offered}`;
    const next = async () =>
      (ask && (await ask(`${capitalize(text)} (${hint}): `)).trim()) || offered;
    const [title] = Object.values(answers);
    const missing =
      fallback && title ? `is needed, as ${JSON.stringify(title)} makes none` : "is missing";
    const problemOf = (answer: string) =>
      answer === "" ? `${missing}: ${text}, such as "${example}"` : issue?.(answer);
    let answer = given[flag]?.trim() || (await next());
    let problem = problemOf(answer);
    while (ask && problem !== undefined) {
      console.log(endSentence(problem));
      answer = await next();
      problem = problemOf(answer);
    }
    answers[flag] = answer;
    // A default may be empty because of another missing answer, which is reported already.
    const isEcho = answer === "" && fallback !== undefined && problems.length > 0;
    if (problem !== undefined && !isEcho) problems.push(endSentence(`--${flag} ${problem}`));
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return answers;
}

function report({ file, writes, page, unwritten }: NewRecordPlan): string {
  const notes = unwritten.map((note) => `  ${note.file} ${note.field}: ${note.text}`);
  const publish = `\nThen remove "draft" from ${file}, or put "publishAt" in its place.`;
  return [
    "Written:",
    ...[...writes].map(
      ([name, content]) =>
        `  ${name}${typeof content === "string" ? "" : " (a picture to be replaced)"}`,
    ),
    `\nIts page is http://localhost:8000${page} while npm run develop runs.\n`,
    ...(notes.length === 0 ? [] : ["Still to be written:", ...notes, publish]),
    "npm run content:check says what is left. Every field is explained in data/README.md.",
  ].join("\n");
}

/** `npm run new`: the first argument names the kind, on which the flags depend. */
function run(kindWord: string, args: string[]): Promise<void> {
  const kind = toRecordKind(kindWord);
  const { records } = readRecords(readContentFiles(process.cwd()));
  const questions = getQuestions(kind, records);
  return runCommand(
    {
      usage: [
        `npm run new -- ${kindWord} [flags]\n`,
        ...questions.map(
          ({ flag, text, example, fallback }) =>
            `  --${flag.padEnd(12)}${text}${fallback ? "" : " (needed)"}; such as "${example}"`,
        ),
      ].join("\n"),
      options: Object.fromEntries(questions.map(({ flag }) => [flag, { type: "string" } as const])),
      run: async (values) => {
        const { stdin: input, stdout: output } = process;
        const terminal =
          input.isTTY && output.isTTY ? createInterface({ input, output }) : undefined;
        const ask = terminal && ((question: string) => terminal.question(question));
        const answers = await getAnswers(questions, values, ask).finally(() => terminal?.close());
        const files = readContentFiles(process.cwd());
        const plan = await planNewRecord(files, kind, answers, Date.now());
        applyChanges(process.cwd(), { writes: plan.writes, removes: [] });
        console.log(report(plan));
      },
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
