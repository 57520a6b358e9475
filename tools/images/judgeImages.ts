import { SOCIAL_CARD } from "../../src/lib/limits";
import type { ImageBudgets } from "../../src/kinds/settings/imageBudgets";
import { normalizeForSearch, formatList } from "../../src/lib/text";
import { formatWeight } from "../report/formatWeight";
import { judgeSocialPicture } from "../report/socialPicture";
import { altFindings, repeatedAlts } from "./alternativeText";
import { type Fingerprint, likeness } from "./fingerprint";
import type { ImageEntry, ImageFinding, PageWeight, Use } from "./imageEntry";

const KB = 1024;

/** From this likeness on two pictures look like versions of each other; unlike ones of this site reach 0.8. */
const NEAR_DUPLICATE = 0.88;
/** Fewer file pixels than this for a displayed one look soft on the screens of most telephones. */
const SOFT_BELOW = 1.2;
/** More master pixels than this for a displayed one, on a side, are seen by nobody. */
const WASTEFUL_ABOVE = 3;
/** Facebook's and LinkedIn's documented size for large previews, which X takes as well. */
const SOCIAL = { widthPx: 1200, heightPx: 630 };
/** From this many times that size on, a side could be halved and stay large enough. */
const SOCIAL_WASTEFUL_FROM = 2;

const look = (subject: string, text: string): ImageFinding => ({ severity: "look", subject, text });
const issue = (subject: string, text: string): ImageFinding => ({
  severity: "issue",
  subject,
  text,
});

const size = (widthPx: number, heightPx: number) => `${widthPx} × ${heightPx}`;

const shownVariants = ({ variants }: ImageEntry) => variants.filter((variant) => variant.isShown);
const isShown = ({ kind }: Use) => kind === "shown";
const isSocial = ({ kind }: Use) => kind === "social";

/** File pixels for a displayed one where a picture covers its frame; the lesser of both directions. */
const sharpness = (
  file: { widthPx: number; heightPx: number },
  frame: { widthPx: number; heightPx: number },
) => Math.min(file.widthPx / frame.widthPx, file.heightPx / frame.heightPx);

/** The weight of masters, of what is made of them, and of the largest paint, against the budgets. */
function weightFindings(entry: ImageEntry, budgets: ImageBudgets): ImageFinding[] {
  const findings: ImageFinding[] = [];
  const over = (bytes: number, budget: keyof ImageBudgets, what: string) => {
    if (bytes <= budgets[budget] * KB) return;
    const text = `${what}, ${formatWeight(bytes)}, is over the budget of ${budgets[budget]} KB.`;
    findings.push({ ...look("Weight", text), budget });
  };
  const social = entry.uses.some(isSocial);
  if (entry.file.startsWith("data/")) over(entry.bytes, "masterMaxKb", "the master");
  if (social) over(entry.bytes, "socialMaxKb", "what networks fetch");
  const heaviest = entry.uses.some(isShown)
    ? shownVariants(entry).sort((left, right) => right.bytes - left.bytes)[0]
    : undefined;
  if (heaviest) {
    over(heaviest.bytes, "servedMaxKb", `the ${heaviest.widthPx} px ${heaviest.format}`);
  }
  const paints = entry.uses.flatMap(({ displays }) =>
    displays.filter(({ isLargestPaint }) => isLargestPaint),
  );
  const paint = paints.sort((left, right) => right.bytes - left.bytes)[0];
  if (paint) {
    over(paint.bytes, "largestPaintMaxKb", `the largest paint at ${paint.viewportPx} px of window`);
  }
  return findings;
}

/** Masters too small for where they are shown, or far larger than anyone sees. */
function sizeFindings(entry: ImageEntry): ImageFinding[] {
  if (entry.isVector) return [];
  const displays = entry.uses.flatMap((use) => use.displays.map((display) => ({ use, display })));
  const sharp = displays
    .map(({ use, display }) => ({ use, display, ratio: sharpness(entry, display) }))
    .sort((left, right) => left.ratio - right.ratio)[0];
  if (!sharp) return [];
  const { use, display, ratio } = sharp;
  const shown = `shown at ${size(display.widthPx, display.heightPx)} on ${use.page}`;
  if (ratio < 1) {
    const needed = size(
      Math.ceil(display.widthPx * SOFT_BELOW),
      Math.ceil(display.heightPx * SOFT_BELOW),
    );
    return [issue("Too small", `${shown}: draw it with at least ${needed} pixels.`)];
  }
  const widest = Math.max(0, ...shownVariants(entry).map(({ widthPx }) => widthPx));
  const served = { widthPx: widest, heightPx: (widest * entry.heightPx) / entry.widthPx };
  const servedRatio = sharpness(served, display);
  if (servedRatio < SOFT_BELOW) {
    return [
      look(
        "Soft on sharp screens",
        `${shown}, where its widest file has ${servedRatio.toFixed(2)} pixels for one.`,
      ),
    ];
  }
  if (ratio > WASTEFUL_ABOVE) {
    const half = size(Math.round(entry.widthPx / 2), Math.round(entry.heightPx / 2));
    return [
      look(
        "Larger than shown",
        `nowhere larger than ${size(display.widthPx, display.heightPx)}; ${half} pixels would do.`,
      ),
    ];
  }
  return [];
}

/** What networks make of a social picture (AMB-07). */
function socialFindings(entry: ImageEntry): ImageFinding[] {
  const social = entry.uses.filter(isSocial);
  if (social.length === 0) return [];
  const { widthPx, heightPx } = entry;
  const findings: ImageFinding[] = [];
  const wrong = social.find(
    ({ declared }) => declared && (declared.widthPx !== widthPx || declared.heightPx !== heightPx),
  );
  if (wrong?.declared) {
    const { declared, page } = wrong;
    findings.push(
      issue(
        "Declared size",
        `the metadata of ${page} says ${size(declared.widthPx, declared.heightPx)}, the file has ${size(widthPx, heightPx)}.`,
      ),
    );
  }
  const { isSmall, cut } = judgeSocialPicture(entry);
  if (isSmall) {
    findings.push(
      look(
        "Social image",
        `${size(widthPx, heightPx)}: networks show a small card below ${SOCIAL_CARD.minWidthPx} px of width. ${size(SOCIAL.widthPx, SOCIAL.heightPx)} is shown large.`,
      ),
    );
  } else if (widthPx >= SOCIAL.widthPx * SOCIAL_WASTEFUL_FROM) {
    findings.push(
      look(
        "Social image",
        `${size(widthPx, heightPx)}; networks show at most ${size(SOCIAL.widthPx, SOCIAL.heightPx)}. Half the side would do.`,
      ),
    );
  }
  if (cut) {
    const ratio = (widthPx / heightPx).toFixed(2);
    findings.push(
      look(
        "Social image",
        `${ratio}:1; networks show ${SOCIAL_CARD.ratio}:1 and cut ${cut.percent} % ${cut.sides}.`,
      ),
    );
  }
  return findings;
}

/** Each sentence once, with the pages it holds for where they are not all of them. */
function textFindings(
  entry: ImageEntry,
  budgets: ImageBudgets,
  repeated: ReadonlyMap<string, readonly string[]>,
): ImageFinding[] {
  const stem = entry.name.slice(entry.name.lastIndexOf("/") + 1);
  const findings = new Map<string, ImageFinding>();
  // What the build draws is a text, and its alternative text says it in full.
  if (entry.file.startsWith("public/social/")) return [];
  for (const use of entry.uses) {
    if (use.kind !== "shown" && use.kind !== "social") continue;
    const judged = altFindings({ ...use, alt: use.alt }, stem, budgets.altMaxCharacters);
    const isTooLong = (use.alt ?? "").trim().length > budgets.altMaxCharacters;
    for (const finding of judged) {
      findings.set(finding.text, {
        ...finding,
        ...(isTooLong && finding.text.startsWith("has ")
          ? { budget: "altMaxCharacters" as const }
          : {}),
      });
    }
    const others = (repeated.get(normalizeForSearch(use.alt ?? "")) ?? []).filter(
      (name) => name !== entry.name,
    );
    if (others.length > 0) {
      const text = `is also that of ${formatList(others)}. Say what tells them apart.`;
      findings.set(text, look("Alternative text", text));
    }
  }
  return [...findings.values()];
}

function useFindings(entry: ImageEntry): ImageFinding[] {
  if (entry.uses.length > 0 || entry.isInlined || entry.readBy.length > 0) return [];
  const [first] = entry.references;
  if (first === undefined) {
    return [look("Unused", "no record, page or code names it. Remove it, or use it.")];
  }
  return [look("Not shown", `${first} names it, and no page shows it.`)];
}

/** A picture's twins, by file and by looks. */
function duplicateFindings(
  entry: ImageEntry,
  entries: readonly ImageEntry[],
  fingerprints: ReadonlyMap<string, Fingerprint>,
): ImageFinding[] {
  const mine = fingerprints.get(entry.file);
  return entries.flatMap((other) => {
    if (other === entry) return [];
    if (other.sha256 === entry.sha256) {
      return look("Duplicate", `of ${other.name}, byte for byte. One file would do.`);
    }
    const theirs = fingerprints.get(other.file);
    const alike = mine && theirs ? likeness(mine, theirs) : 0;
    return alike >= NEAR_DUPLICATE
      ? look("Near duplicate", `of ${other.name}, ${Math.round(alike * 100)} % alike.`)
      : [];
  });
}

/**
 * The entries with what is wrong with each; one that nothing is wrong with says so. `fingerprints` are
 * by file, of the pictures that are to be compared by their looks.
 */
export function judgeImages(
  entries: readonly ImageEntry[],
  budgets: ImageBudgets,
  fingerprints: ReadonlyMap<string, Fingerprint>,
): ImageEntry[] {
  const repeated = repeatedAlts(
    entries.flatMap(({ name, uses }) => uses.filter(isShown).map(({ alt }) => ({ name, alt }))),
  );
  return entries.map((entry) => {
    const findings = [
      ...textFindings(entry, budgets, repeated),
      ...sizeFindings(entry),
      ...weightFindings(entry, budgets),
      ...socialFindings(entry),
      ...useFindings(entry),
      ...duplicateFindings(entry, entries, fingerprints),
    ];
    if (findings.length > 0) return { ...entry, findings };
    const shown = entry.uses.filter(isShown);
    const text =
      shown.length > 0 && shown.every(({ alt }) => alt === "")
        ? "Empty alternative text is right where a picture only decorates."
        : "";
    return { ...entry, findings: [{ severity: "good", subject: "Nothing to fix.", text }] };
  });
}

/** Pages whose pictures together are over their budget, the heaviest first. */
export const heavyPages = (weights: readonly PageWeight[], budgets: ImageBudgets): PageWeight[] =>
  weights
    .filter(({ bytes }) => bytes > budgets.pageMaxKb * KB)
    .sort((left, right) => right.bytes - left.bytes);
