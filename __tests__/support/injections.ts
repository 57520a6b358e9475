import fixture from "../fixtures/injections.json";

const SOUND_CLASS = "sound HTML that only looks like one";

interface Injection {
  kind: string;
  html: string;
  isValid: boolean;
}

export const injections: readonly Injection[] = Object.entries(fixture.classes).flatMap(
  ([kind, strings]) => strings.map((html) => ({ kind, html, isValid: kind === SOUND_CLASS })),
);

/** The first string of each kind, for slow tests. */
export const oneOfEachKind: readonly Injection[] = injections.filter(
  ({ kind }, index) => kind !== injections[index - 1]?.kind,
);
