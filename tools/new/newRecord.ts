import { createInterface } from "node:readline/promises";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { readContentFiles } from "../../gatsby/contentFiles";
import type { Answers } from "../../src/kinds/draft";
import { withCapital } from "../../src/lib/withCapital";
import { runCommand } from "../../src/lib/runCommand";
import { applyChanges } from "../fileChanges";
import { kindNames, type RecordKind, toRecordKind } from "../recordKinds";
import { planNewRecord, type NewRecordPlan } from "./planNewRecord";
import { getQuestions, type Question } from "./questions";

const KINDS = kindNames.join("|");

const HELP = `npm run new -- ${KINDS} [flags]

Writes a new record as a draft, with the metadata of its page and pictures to be replaced, and says
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

/** The day on the clock of the person at the keyboard, `YYYY-MM-DD`. */
function getDay(now: Date): string {
  const two = (number: number) => String(number).padStart(2, "0");
  return `${String(now.getFullYear())}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Asks at the keyboard for what no flag says rightly, each question until its answer is good. */
async function ask(questions: readonly Question[], given: Answers): Promise<Answers> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answers: Record<string, string> = { ...given };
  const stop = () => {
    console.error("\nNothing was written.");
    process.exitCode = 1;
  };
  terminal.once("close", stop);
  try {
    for (const { flag, words, example, fallback, issue } of questions) {
      const offered = fallback?.(answers) ?? "";
      const hint = offered === "" ? `such as ${example}` : `Enter for ${offered}`;
      const question = `${withCapital(words)} (${hint}): `;
      for (let answer = answers[flag]; ;) {
        answer ??= (await terminal.question(question)).trim() || offered;
        const wrong = answer === "" ? "An answer is needed here" : issue?.(answer);
        answers[flag] = answer;
        if (wrong === undefined) break;
        console.log(`${wrong}.`);
        answer = undefined;
      }
    }
  } finally {
    terminal.off("close", stop);
    terminal.close();
  }
  return answers;
}

/** Takes the flags alone, and the usual value where one may be left out. Throws for all that is missing or wrong. */
function complete(questions: readonly Question[], given: Answers): Answers {
  const answers: Record<string, string> = { ...given };
  const problems: string[] = [];
  for (const { flag, words, example, fallback, issue } of questions) {
    const answer = answers[flag] ?? fallback?.(answers) ?? "";
    answers[flag] = answer;
    const wrong = answer === "" ? undefined : issue?.(answer);
    // What is made of another answer can be missing only once that answer is there.
    const isMissing = answer === "" && (fallback === undefined || problems.length === 0);
    if (wrong !== undefined) problems.push(`--${flag}: ${wrong}.`);
    else if (isMissing)
      problems.push(`--${flag} is missing: ${words}, such as --${flag} "${example}".`);
  }
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return answers;
}

function report({ file, writes, used, page, unwritten }: NewRecordPlan): string {
  const width = Math.max(0, ...unwritten.map(({ field }) => field.length));
  const files = [...new Set(unwritten.map((note) => note.file))];
  return [
    "Written:",
    ...[...writes].map(
      ([name, content]) =>
        `  ${name}${typeof content === "string" ? "" : " (a picture to be replaced)"}`,
    ),
    ...used.map((name) => `  ${name} was there and is used`),
    "",
    `Its page is http://localhost:8000${page} while npm run develop runs.`,
    "",
    "Still to be written:",
    ...files.flatMap((name) => [
      `  ${name}`,
      ...unwritten
        .filter((note) => note.file === name)
        .map(({ field, words }) => `    ${field.padEnd(width)}  ${words}`),
    ]),
    "",
    `Then remove "draft" from ${file}, or put "publishAt" in its place, and run npm run content:check:`,
    "it says what is left. Every field is explained in data/README.md.",
  ].join("\n");
}

/** `npm run new`: writes a new record, or nothing and says why. */
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
  const answers = isAsked ? await ask(questions, given) : complete(questions, given);
  const plan = await planNewRecord(readContentFiles(process.cwd()), kind, answers, now.getTime());
  applyChanges(process.cwd(), { writes: plan.writes, removes: [] });
  console.log(report(plan));
}

void runCommand(newRecord);
