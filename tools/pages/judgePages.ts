import { RESULT_DESCRIPTION_LENGTH, RESULT_TITLE_LENGTH, SOCIAL_CARD } from "../../src/lib/limits";
import { badness, type Finding } from "../report/finding";
import { judgeSocialPicture } from "../report/socialPicture";
import type { LinkCheck } from "./checkLinks";
import { cutText } from "./cutText";
import type { BuiltPage } from "./readPage";

/** A file of a social picture as it is, found by its address. */
export interface PictureSize {
  widthPx: number;
  heightPx: number;
}

/** A page with what the report says about it. */
export interface PageEntry {
  page: BuiltPage;
  findings: Finding[];
  /** Whether a list of results cuts its title or description. */
  isCut: boolean;
  /** The size of its social picture; null where there is none to measure. */
  picture: PictureSize | null;
}

const issue = (subject: string, text: string): Finding => ({ severity: "issue", subject, text });
const look = (subject: string, text: string): Finding => ({ severity: "look", subject, text });

const count = (text: string) => `${text.length} ${text.length === 1 ? "character" : "characters"}`;
const lastWords = (text: string) =>
  text
    .split(" ")
    .slice(-3)
    .join(" ")
    .replace(/[,;:]$/, "");
/** A message as a sentence; one that ends in a question is one already. */
const sentence = (message: string) => (message.endsWith("?") ? message : `${message}.`);

function titleFindings({ title, isIndexed }: BuiltPage): Finding[] {
  const { least, most } = RESULT_TITLE_LENGTH;
  if (title === "") return [issue("Title", "is missing. Say what the page is about.")];
  if (!isIndexed) return [];
  const { shown, lost } = cutText(title, most);
  if (lost !== "") return [look("Title", `is cut after “${lastWords(shown)}”: “${lost}” is lost.`)];
  if (title.length < least) {
    return [
      look("Title", `has ${count(title)}. There is room for what the page is about: ${most}.`),
    ];
  }
  return [];
}

function descriptionFindings({ description, isIndexed }: BuiltPage): Finding[] {
  const { least, most } = RESULT_DESCRIPTION_LENGTH;
  if (!isIndexed) return [];
  if (description === "") {
    return [issue("Description", "is missing. Write two sentences: what it is, and for whom.")];
  }
  if (description.length < least) {
    const text = `has ${count(description)}. Two sentences fit; say what it does and for whom.`;
    return [issue("Description", text)];
  }
  const { shown, lost } = cutText(description, most);
  return lost === "" ? [] : [look("Description", `is cut after “${lastWords(shown)}”.`)];
}

function pictureFindings(
  { socialImage }: BuiltPage,
  picture: PictureSize | null | undefined,
): Finding[] {
  if (socialImage === null) {
    return [issue("Social image", "is missing: a shared link has no picture.")];
  }
  // A file that is not there is told among the links.
  if (picture === undefined) return [];
  if (picture === null) {
    const text = `is no picture that can be drawn: ${socialImage.address}. Name a PNG or JPEG.`;
    return [issue("Social image", text)];
  }
  const { widthPx, heightPx } = picture;
  const size = `${widthPx} × ${heightPx}`;
  const findings: Finding[] = [];
  const declares = (declared: number | null, actual: number) =>
    declared === null || declared === actual;
  if (!declares(socialImage.widthPx, widthPx) || !declares(socialImage.heightPx, heightPx)) {
    const declared = `${socialImage.widthPx ?? "?"} × ${socialImage.heightPx ?? "?"}`;
    findings.push(issue("Social image", `is ${size}, but the page declares ${declared}.`));
  }
  const { isSmall, cut } = judgeSocialPicture(picture);
  if (isSmall) {
    const text = `is ${size}: below ${SOCIAL_CARD.minWidthPx} pixels it is shown as a small card, with a blurred picture.`;
    findings.push(look("Social image", text));
  }
  if (cut) {
    const text = `is ${size}; networks cut ${cut.percent} % ${cut.sides}.`;
    findings.push(look("Social image", text));
  }
  if (socialImage.alt === "") findings.push(look("Social image", "has no alternative text."));
  return findings;
}

/** Pages by a text that engines expect to be each page's own. */
function sharing(pages: readonly BuiltPage[], getText: (page: BuiltPage) => string) {
  const byText = new Map<string, string[]>();
  for (const page of pages) {
    if (page.isIndexed)
      byText.set(getText(page), [...(byText.get(getText(page)) ?? []), page.path]);
  }
  return (page: BuiltPage): string[] =>
    page.isIndexed && getText(page) !== ""
      ? (byText.get(getText(page)) ?? []).filter((path) => path !== page.path)
      : [];
}

const shared = ([first = "", ...others]: readonly string[]) =>
  `is also that of ${first}${others.length === 0 ? "" : ` and ${others.length} more`}. Give each page its own.`;

/**
 * What to fix on each page: what a list of results or a shared link shows badly, and links that
 * lead nowhere. Pages that engines do not list are judged as shared links only.
 *
 * @param pictures sizes of social pictures by the address that pages name; null for a file that is
 * no picture
 */
export function judgePages(
  pages: readonly BuiltPage[],
  { broken, redirected }: LinkCheck,
  pictures: ReadonlyMap<string, PictureSize | null>,
): PageEntry[] {
  const sameTitle = sharing(pages, ({ title }) => title);
  const sameDescription = sharing(pages, ({ description }) => description);
  return pages.map((page): PageEntry => {
    const picture = pictures.get(page.socialImage?.address ?? "");
    const onPage = ({ link }: { link: { source: string; place: string } }) =>
      link.source === "pages" && link.place === page.path;
    const twins = sameTitle(page);
    const echoes = sameDescription(page);
    const findings = [
      ...broken.filter(onPage).map(({ message }) => issue("Link", sentence(message))),
      ...titleFindings(page),
      ...descriptionFindings(page),
      ...pictureFindings(page, picture),
      ...(twins.length > 0 ? [look("Title", shared(twins))] : []),
      ...(echoes.length > 0 ? [look("Description", shared(echoes))] : []),
      ...redirected.filter(onPage).map(({ message }) => look("Link", sentence(message))),
    ];
    return {
      page,
      findings: findings.sort((left, right) => badness([right]) - badness([left])),
      isCut:
        page.isIndexed &&
        (page.title.length > RESULT_TITLE_LENGTH.most ||
          page.description.length > RESULT_DESCRIPTION_LENGTH.most),
      picture: picture ?? null,
    };
  });
}
