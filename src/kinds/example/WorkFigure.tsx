import { isObject } from "../../lib/isObject";
import { AnnotationFigure } from "./AnnotationFigure";
import { ConceptFigure } from "./ConceptFigure";
import { DialogueFigure } from "./DialogueFigure";
import { ExampleFigure, isExample, type SharedExample } from "./ExampleFigure";
import { NameFigure } from "./NameFigure";
import { PipelineFigure } from "./PipelineFigure";
import { SensesFigure } from "./SensesFigure";
import { SentimentFigure } from "./SentimentFigure";
import { VerdictFigure } from "./VerdictFigure";
import type { Example } from "./schema";

const OWN: Readonly<Record<Exclude<Example["kind"], SharedExample["kind"]>, true>> = {
  verdict: true,
  concept: true,
  dialogue: true,
  sentiment: true,
  pipeline: true,
  annotation: true,
  name: true,
  senses: true,
};

/** An example of a product as GraphQL hands it on; the build has parsed it. */
export const isWork = (value: unknown): value is Example =>
  isExample(value) ||
  (isObject(value) && typeof value.kind === "string" && Object.hasOwn(OWN, value.kind));

/** An example of a product: its own figure, or one that solutions show too. */
export function WorkFigure({ example }: { example: Example }) {
  switch (example.kind) {
    case "verdict":
      return <VerdictFigure example={example} />;
    case "concept":
      return <ConceptFigure example={example} />;
    case "dialogue":
      return <DialogueFigure example={example} />;
    case "sentiment":
      return <SentimentFigure example={example} />;
    case "pipeline":
      return <PipelineFigure example={example} />;
    case "annotation":
      return <AnnotationFigure example={example} />;
    case "name":
      return <NameFigure example={example} />;
    case "senses":
      return <SensesFigure example={example} />;
    default:
      return <ExampleFigure example={example} />;
  }
}
