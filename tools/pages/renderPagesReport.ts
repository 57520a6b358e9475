import {
  CARD_TITLE_LENGTH,
  RESULT_DESCRIPTION_LENGTH,
  RESULT_TITLE_LENGTH,
} from "../../src/lib/limits";
import { escapeHtml } from "../../src/lib/escapeHtml";
import { badness, hasSeverity, type Finding } from "../report/finding";
import { findingsList } from "../report/findingsList";
import type { Report, ReportRow } from "../report/reportPage";
import { judgeSocialPicture } from "../report/socialPicture";
import type { LinkCheck, LinkIssue } from "./checkLinks";
import { cutText } from "./cutText";
import type { PageEntry } from "./judgePages";

const NUMBER = new Intl.NumberFormat("en-GB");
const plural = (number: number, one: string, many: string) =>
  `${NUMBER.format(number)} ${number === 1 ? one : many}`;

/** A text with the place where it is cut marked, and the rest struck out. */
function marked(text: string, most: number): string {
  const { shown, lost } = cutText(text, most);
  if (lost === "") return escapeHtml(shown);
  return `${escapeHtml(shown)}<span class="cut"><span class="srOnly">(cut here) </span>${escapeHtml(lost)}</span>`;
}

/** How far a ruler goes, in times of the length at which a text is cut. */
const RULER_SPAN = 1.5;

/** A length against the one at which it is cut; `whenShort` says how much it matters to say too little. */
function ruler(
  label: string,
  length: number,
  { least, most }: { least: number; most: number },
  whenShort: "rulerOver" | "rulerCut",
) {
  const state = length < least ? ` ${whenShort}` : length > most ? " rulerCut" : "";
  const at = ((100 * length) / (most * RULER_SPAN)).toFixed(0);
  const cut = (100 / RULER_SPAN).toFixed(1);
  return `<div class="ruler${state}"><span>${label}</span><div style="--v:${at}%;--cut:${cut}%"></div><span>${length} of ${most}</span></div>`;
}

/** The part of an address that results show above the title. */
const trail = (host: string, path: string) =>
  [host, ...path.split("/").slice(1, -1)].filter((part) => part !== "").join(" › ");

/** Class names of social pictures, which stand once in the styles however many pages share one. */
const pictureClass = (index: number) => `social${index}`;

function pageRow(
  { page, findings, isCut, picture }: PageEntry,
  origin: string,
  classOf: (address: string) => string | undefined,
  linksOnPage: number,
): ReportRow {
  const { host } = new URL(origin);
  const hasIssue = hasSeverity(findings, "issue");
  const hasLook = hasSeverity(findings, "look");
  const isFine = findings.length === 0;
  const told: Finding[] = isFine
    ? [
        {
          severity: "good",
          subject: "Nothing to fix.",
          text: `${plural(linksOnPage, "link", "links")} checked, all lead somewhere.`,
        },
      ]
    : findings;
  const image = page.socialImage && classOf(page.socialImage.address);
  const isSmall = picture !== null && judgeSocialPicture(picture).isSmall;
  const shown = (className: string) =>
    image
      ? `<span class="${className} social ${image}${isSmall ? " socialSmall" : ""}"></span>`
      : "";
  const facts = [
    picture ? `Social image ${picture.widthPx} × ${picture.heightPx}` : "No social image",
    `Canonical: ${page.canonical ?? "itself"}`,
    ...(page.isIndexed ? [] : ["Not listed by engines (noindex)"]),
  ];
  const name = escapeHtml(page.path);
  const siteName = escapeHtml(host);
  return {
    id: `page${page.path.replaceAll("/", "-")}`,
    name: page.path,
    className: "pageRow",
    kinds: [
      ...(hasIssue ? ["issue"] : []),
      ...(hasLook ? ["look"] : []),
      ...(isFine ? ["good"] : []),
      ...(isCut ? ["cut"] : []),
    ],
    numbers: {
      worst: badness(findings),
      length: page.title.length + page.description.length,
    },
    html: `<div><h2 class="pageName"><a href="${escapeHtml(origin + page.path)}">${name}</a></h2>
<h3 class="h3">In a list of results</h3><div class="serp"><p class="serpUrl">${escapeHtml(trail(host, page.path))}</p><p class="serpTitle">${marked(page.title, RESULT_TITLE_LENGTH.most)}</p><p class="serpText">${marked(page.description, RESULT_DESCRIPTION_LENGTH.most)}</p></div>
<div class="rulers">${ruler("Title", page.title.length, RESULT_TITLE_LENGTH, "rulerCut")}${ruler("Description", page.description.length, RESULT_DESCRIPTION_LENGTH, "rulerOver")}</div></div>
<div><h3 class="h3">As a shared link, large and small</h3>
<div class="card">${shown("cardImage")}<div><small>${siteName}</small><b>${marked(page.socialTitle, CARD_TITLE_LENGTH.large)}</b></div></div>
<div class="card cardSmall">${shown("cardThumb")}<div><small>${siteName}</small><b>${marked(page.socialTitle, CARD_TITLE_LENGTH.small)}</b></div></div></div>
<div><h3 class="h3">Findings</h3>${findingsList(told)}<p class="meta pageFacts">${facts.map((fact) => `<span>${escapeHtml(fact)}</span>`).join("")}</p></div>`,
  };
}

const linkList = (title: string, className: string, issues: readonly LinkIssue[]) =>
  issues.length === 0
    ? ""
    : `<h3 class="h3">${escapeHtml(title)}</h3><ul class="issues">${issues
        .map(
          ({ link, message }) =>
            `<li class="${className}"><span><code>${escapeHtml(link.place)}</code> ${escapeHtml(message)}</span></li>`,
        )
        .join("")}</ul>`;

/** The row about links that are no page's own: in records and code, in files, and outside the site. */
function linkRow({ checked, broken, redirected, external }: LinkCheck, pages: ReadonlySet<string>) {
  const elsewhere = ({ link }: LinkIssue) => link.source !== "pages" || !pages.has(link.place);
  const issues = broken.filter(elsewhere);
  const looks = redirected.filter(elsewhere);
  const counts = `${plural(checked.pages, "link", "links")} in pages, ${NUMBER.format(checked.records)} in records, ${NUMBER.format(checked.code)} in code`;
  const items = external.map(({ address, places }) => {
    const [first = ""] = places;
    const where = places.length === 1 ? first : `${first} and ${places.length - 1} more`;
    return `<li><code>${escapeHtml(address)}</code><span>${escapeHtml(where)}</span></li>`;
  });
  return {
    id: "links",
    name: "~links",
    className: "linkRow",
    kinds: [
      "links",
      ...(issues.length > 0 ? ["issue"] : []),
      ...(looks.length > 0 ? ["look"] : []),
    ],
    numbers: { worst: issues.length * 100 + looks.length, length: 0 },
    html: `<div><h2>Links</h2><p class="meta"><span>${counts}</span></p>
${linkList("Broken in records, code and files", "error", issues)}${linkList("Redirected", "warn", looks)}
<details><summary>${plural(external.length, "address", "addresses")} outside the site, not asked whether they answer</summary><ul class="uses">${items.join("")}</ul></details></div>`,
  } satisfies ReportRow;
}

/** What the report needs beyond the styles of all reports. */
const STYLES = `
.social { display: block; background: var(--surface-sunk) center / cover no-repeat; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
.socialSmall { filter: blur(1px); }
.cardThumb { width: 5.5rem; min-height: 5.5rem; }
.pageName { margin-bottom: 0.75rem; }
.pageFacts { margin-top: 1rem; }
.pageRow .issues { margin: 0; }
.linkRow { grid-template-columns: minmax(0, 1fr); }
.linkRow > :last-child { grid-column: 1; }
.linkRow .h3 { margin-top: var(--space-4); }
.linkRow details { margin-top: var(--space-4); }
.linkRow summary { cursor: pointer; min-height: 1.75rem; }
.linkRow code { overflow-wrap: anywhere; }
.linkRow span { overflow-wrap: anywhere; }
`;

/**
 * The report on a built site's pages: how each looks in a list of results and as a shared link, what
 * to fix, and where links lead. Worst first.
 *
 * @param thumbnails social pictures as data addresses, by the address that pages name
 */
export function renderPagesReport(
  entries: readonly PageEntry[],
  links: LinkCheck,
  thumbnails: ReadonlyMap<string, string>,
  { origin, madeLine }: { origin: string; madeLine: string },
): Report {
  const classes = new Map([...thumbnails.keys()].map((key, index) => [key, pictureClass(index)]));
  const linksOn = new Map(entries.map(({ page }) => [page.path, page.addresses.length]));
  const rows: ReportRow[] = [
    ...entries.map((entry) =>
      pageRow(entry, origin, (address) => classes.get(address), linksOn.get(entry.page.path) ?? 0),
    ),
    linkRow(links, new Set(entries.map(({ page }) => page.path))),
  ].sort(
    (left, right) =>
      right.numbers.worst - left.numbers.worst ||
      (left.name < right.name ? -1 : Number(left.name > right.name)),
  );
  const ofKind = (kind: string) => rows.filter(({ kinds }) => kinds.includes(kind)).length;
  const invalid = entries.filter(({ findings }) => hasSeverity(findings, "issue")).length;
  const cut = entries.filter(({ isCut }) => isCut).length;
  const { records, code, pages } = links.checked;
  const broken = links.broken.length;
  const pictures = [...thumbnails].map(
    ([address, data]) => `.${classes.get(address) ?? ""}{background-image:url(${data})}`,
  );
  return {
    title: "Pages",
    command: "npm run pages",
    madeLine,
    sayHtml: `${plural(entries.length, "page", "pages")}, worst first. <b>${invalid === 0 ? "None has" : plural(invalid, "has", "have")} an issue</b>, ${plural(cut, "is", "are")} cut in results. ${plural(records + code + pages, "link", "links")} checked in records, code and pages; <b>${broken === 0 ? "none is" : plural(broken, "is", "are")} broken</b>.`,
    filters: [
      { kind: "all", label: "All", count: rows.length },
      { kind: "issue", label: "Issues", count: ofKind("issue") },
      { kind: "look", label: "To look at", count: ofKind("look") },
      { kind: "cut", label: "Cut titles and texts", count: ofKind("cut") },
      { kind: "links", label: "Links", count: ofKind("links") },
    ],
    orders: [
      { key: "worst", label: "Worst first" },
      { key: "length", label: "Longest first" },
      { key: "name", label: "Address" },
    ],
    rows,
    footHtml: `The red stroke marks where a result or card is usually cut: about ${RESULT_TITLE_LENGTH.most} characters of title and ${RESULT_DESCRIPTION_LENGTH.most} of description. Engines cut by width, so treat it as a guide.`,
    styles: `${STYLES}${pictures.join("\n")}`,
  };
}
