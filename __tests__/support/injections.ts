import fixture from "../fixtures/injections.json";

/** The strings that are sound HTML of the allow-list, strange as they look. */
const SOUND_CLASS = "sound HTML that only looks like one";

/** An attempt to have a browser run or fetch something, as an editor's HTML could hold it. */
export interface Injection {
  /** What kind of attempt it is. */
  kind: string;
  html: string;
  /** Whether it is HTML that an editor may write. */
  isValid: boolean;
}

/** The whole collection, in its order. */
export const injections: readonly Injection[] = Object.entries(fixture.classes).flatMap(
  ([kind, strings]) => strings.map((html) => ({ kind, html, isValid: kind === SOUND_CLASS })),
);

/** The first of each kind, where one costs a page or a query. */
export const oneOfEachKind: readonly Injection[] = injections.filter(
  ({ kind }, index) => kind !== injections[index - 1]?.kind,
);
