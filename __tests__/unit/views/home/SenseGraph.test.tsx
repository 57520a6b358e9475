import { readFileSync } from "node:fs";
import { render } from "@testing-library/react";
import { SenseGraph, senseGraphWords, toOutlineId } from "../../../../src/views/home/SenseGraph";
import { brotliCompressSync } from "node:zlib";

const svg = readFileSync("src/views/home/senseGraphWords.svg", "utf8");
const senses = ["season", "source of water", "elastic coil", "leap"];

it("the hero's graph names and numbers the senses in order", () => {
  const { container } = render(
    <SenseGraph headword="spring" partOfSpeech="noun, verb" senses={senses} label="The graph" />,
  );
  const notes = [...container.querySelectorAll(".sense .note")].map((note) => note.textContent);
  expect(notes).toEqual(["1season", "2source of water", "3elastic coil", "4leap"]);
});

it("the hero's graph has one outline for each of its words, in order", () => {
  const ids = senseGraphWords.flatMap((words, sense) =>
    words.flatMap((_word, index) => toOutlineId(sense, index) ?? []),
  );
  expect([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
});

it("the outlines of the hero's graph have at most 8 KiB, compressed", () => {
  expect(brotliCompressSync(svg).byteLength).toBeLessThan(8 * 1024);
});
