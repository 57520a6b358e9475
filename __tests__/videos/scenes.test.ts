import { readArtwork } from "../../src/artwork/readArtwork";
import { lextagScene } from "../../src/videos/lextagScene";
import { eased, pointOnArc, type Scene, shown, type Stage } from "../../src/videos/sceneParts";
import { semanticPathsScene } from "../../src/videos/semanticPathsScene";

/** No browser here: half an em per character is enough for a layout. */
const makeStage = (): Stage => ({
  lexicon: readArtwork().lexicon,
  measure: (text, _face, size) => text.length * size * 0.5,
});

const scenes: readonly [name: string, scene: Scene, duration: number][] = [
  ["lextag", lextagScene, 58],
  ["semantic-paths", semanticPathsScene, 79],
];

const times = (duration: number): number[] =>
  Array.from({ length: duration * 4 }, (_, index) => index / 4);

const wordsOn = (markup: string): string => markup.replace(/<[^>]*>/g, "\n");

describe.each(scenes)("The scene %s", (_name, scene, duration) => {
  const stage = makeStage();

  test("draws the same frame for the same time, whatever was drawn before", () => {
    const forwards = times(duration).map((time) => scene.drawFrame(stage, time));
    const backwards = times(duration)
      .reverse()
      .map((time) => scene.drawFrame(makeStage(), time))
      .reverse();
    expect(backwards).toEqual(forwards);
  });

  test("writes numbers that SVG can read on every frame", () => {
    for (const time of times(duration)) {
      expect(scene.drawFrame(stage, time)).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  test("closes every element it opens", () => {
    for (const time of times(duration)) {
      const markup = scene.drawFrame(stage, time);
      const opened = markup.match(/<[a-zA-Z][^>]*[^/]>/g)?.length ?? 0;
      expect(markup.match(/<\/[a-zA-Z]+>/g)?.length ?? 0).toBe(opened);
    }
  });

  test("moves within every two seconds of a step that has begun", () => {
    for (const { start } of scene.cues) {
      expect(scene.drawFrame(stage, start + 2)).not.toBe(scene.drawFrame(stage, start));
    }
  });
});

describe("The film of LexTag", () => {
  const at = (time: number): string => wordsOn(lextagScene.drawFrame(makeStage(), time));

  test("opens a list of labels under the first word", () => {
    expect(at(9.4)).toMatch(/illumination[\s\S]*not heavy[\s\S]*pale/);
    expect(at(7)).not.toContain("not heavy");
  });

  test("shows both labels while the annotators disagree, and one when they have settled", () => {
    const labels = (time: number): string[] =>
      at(time)
        .split("\n")
        .filter((row) => row === "opens a lock" || row === "in music");
    expect(labels(39.8)).toEqual(["opens a lock", "in music"]);
    expect(labels(48.5)).toEqual(["in music"]);
  });

  test("begins and ends on the same empty ground, so that it can be repeated", () => {
    expect(lextagScene.drawFrame(makeStage(), 58)).toBe(lextagScene.drawFrame(makeStage(), 0));
  });
});

describe("The film of Semantic Paths", () => {
  const at = (time: number): string => wordsOn(semanticPathsScene.drawFrame(makeStage(), time));

  test("types its question letter by letter", () => {
    expect(at(3.3)).toContain("a spring");
    expect(at(3.3)).not.toContain("a spring near Rome");
    expect(at(5.5)).toContain("a spring near Rome");
  });

  test("finds documents in other languages at the ends of the paths", () => {
    expect(at(33)).not.toContain("Le sorgenti di Roma");
    expect(at(45)).toMatch(/Οι πηγές της Ρώμης[\s\S]*Le sorgenti di Roma/);
  });

  test("marks what matches as new, and nothing before the question is kept", () => {
    const marked = (time: number): number =>
      at(time)
        .split("\n")
        .filter((row) => row === "new").length;
    expect(marked(53)).toBe(0);
    expect(marked(71)).toBe(4);
  });

  test("ends on its name", () => {
    expect(at(78.9)).toContain("Semantic Paths");
    expect(at(78.9)).not.toContain("Monitoring");
  });
});

describe("Motion", () => {
  test("eases from 0 to 1 and stays there", () => {
    expect([0, 1, 1.5, 2, 9].map((time) => eased(time, 1, 1))).toEqual([0, 0, 0.5, 1, 1]);
  });

  test("shows something between two times only", () => {
    expect([0, 1, 2, 3, 4].map((time) => shown(time, 1, 3))).toEqual([0, 0, 1, 0, 0]);
  });

  test.each([0, 1] as const)("travels on an arc from one end to the other (sweep %i)", (sweep) => {
    const from = { x: 100, y: 100 };
    const to = { x: 300, y: 180 };
    const end = pointOnArc(from, to, 1, sweep);
    expect(pointOnArc(from, to, 0, sweep)).toEqual(from);
    expect(end.x).toBeCloseTo(to.x, 6);
    expect(end.y).toBeCloseTo(to.y, 6);
  });
});
