import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { drawMarkFiles } from "../../artwork/marks";
import { readContentFiles } from "../../gatsby/contentFiles";
import { checkContent } from "../check/checkContent";
import { issueLine } from "../../src/lib/issue";
import { REDIRECTS_FILE } from "../../src/kinds/settings/redirects";
import { applyChanges, runTool, ToolError } from "../fileChanges";
import { toRecordKind } from "../recordKinds";
import { planRename, type RenamePlan } from "./planRename";

const HELP = `npm run rename -- <kind> <old name> <new name> [--dry-run]

Gives a record another name, which is also the last part of its page's address. Its file, pictures
named after it, all references, links and metadata follow, and the old address leads to the new one.

  <kind>      article, product, solution, case-study, job or publication
  --dry-run   shows what would change and writes nothing
  --help      shows this

  npm run rename -- article acl-2024 acl-2024-in-bangkok`;

/** Longest value that is shown, in characters. */
const SHOWN_LENGTH = 70;

/** The part of two values that differs, with a little around it. */
function difference(before: string, after: string): string {
  if (before.length <= SHOWN_LENGTH && after.length <= SHOWN_LENGTH)
    return `"${before}" → "${after}"`;
  let start = 0;
  while (before[start] === after[start]) start++;
  const cut = (value: string) => `"…${value.slice(Math.max(0, start - 30), start + 40)}…"`;
  return `${cut(before)} → ${cut(after)}`;
}

const section = (title: string, lines: readonly string[]) =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`), ""];

function report({ moves, edits, redirects, left }: RenamePlan): string {
  return [
    ...section(
      "Files",
      moves.map(({ from, to }) => `${from} → ${to}`),
    ),
    ...section(
      "Fields",
      edits.map(
        ({ file, field, before, after }) => `${file} ${field}: ${difference(before, after)}`,
      ),
    ),
    ...section(
      "Old addresses lead to the new ones",
      redirects.map(({ from, to }) => `${from} → ${to}`),
    ),
    ...section(
      "Left as they are, because other things are called so",
      left.map(({ file, field, value }) => `${file} ${field}: "${value}"`),
    ),
  ].join("\n");
}

/** The rows of artwork/art.json under the pictures' new names; each keeps the chance it was drawn by. */
function renamedArtwork(text: string, moves: RenamePlan["moves"]): string {
  const getName = (file: string) => path.basename(file, path.extname(file));
  return moves.reduce((rows, { from, to }) => {
    const [before, after] = [getName(from), getName(to)].map((name) => JSON.stringify(name));
    return rows.replace(
      new RegExp(`^(.*)"name": ${before ?? ""}(.*)$`, "m"),
      (_row, start: string, rest: string) =>
        `${start}"name": ${after ?? ""}${rest.includes('"seed":') ? "" : `, "seed": ${before ?? ""}`}${rest}`,
    );
  }, text);
}

/** `npm run rename`: renames a record with all that follows from it, or changes nothing and says why. */
function renameRecord(): void {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { "dry-run": { type: "boolean" }, help: { type: "boolean", short: "h" } },
  });
  const [kindWord, from, to, ...more] = positionals;
  if (values.help === true) {
    console.log(HELP);
    return;
  }
  if (kindWord === undefined || from === undefined || to === undefined || more.length > 0) {
    throw new ToolError(`Write a kind, the old name and the new name.\n\n${HELP}`);
  }
  const projectDir = process.cwd();
  const kind = toRecordKind(kindWord);
  const marks = new Set(drawMarkFiles().keys());
  const plan = planRename(readContentFiles(projectDir), { kind, from, to }, marks);
  console.log(report(plan));

  const issues = checkContent(plan.files).map(issueLine);
  if (issues.length > 0) {
    throw new ToolError(
      `Nothing was changed, because the content check would find:\n${issues.join("\n")}`,
    );
  }
  const { writes, removes } = fileChanges(projectDir, plan);
  if (values["dry-run"] === true) {
    console.log(`Nothing was written. Without --dry-run, ${String(writes.size)} files would be.`);
    return;
  }
  applyChanges(projectDir, { writes, removes });
  console.log(
    [
      `Renamed; ${String(writes.size)} files written, and the content check finds no issue.`,
      ...(plan.redirects.length === 0
        ? []
        : [
            `The next build has the new page; a host that runs already reads ${REDIRECTS_FILE} when it is started again.`,
          ]),
    ].join("\n"),
  );
}

const ARTWORK_ROWS = "artwork/art.json";

function fileChanges(projectDir: string, plan: RenamePlan) {
  const writes = new Map<string, string | Uint8Array>(plan.texts);
  for (const { from, to } of plan.moves) {
    if (!writes.has(to)) writes.set(to, readFileSync(path.join(projectDir, from)));
  }
  if (existsSync(path.join(projectDir, ARTWORK_ROWS))) {
    const rows = readFileSync(path.join(projectDir, ARTWORK_ROWS), "utf8");
    const renamed = renamedArtwork(
      rows,
      plan.moves.filter(({ from }) => from.startsWith("data/images/")),
    );
    if (renamed !== rows) writes.set(ARTWORK_ROWS, renamed);
  }
  return { writes, removes: plan.moves.map(({ from }) => from) };
}

void runTool(renameRecord);
