import type { MarkId } from "../artwork/marks";
import { node, ring } from "../artwork/svgParts";
import { eased, layer, line, mark, mix, type Stage } from "./sceneParts";

/** Colours of a film's own furniture. */
export interface FurnitureColors {
  readonly ink: string;
  readonly soft: string;
  readonly accent: string;
}

/** One step of a film in the row at the top. */
export interface Station {
  readonly name: string;
  /** Seconds from the start of the film. */
  readonly start: number;
}

const RIGHT = 1200;
const GAP = 112;
const Y = 54;

/** The product's mark and name on the left, the film's steps on a line on the right. */
export const drawHeader = (
  { measure }: Stage,
  time: number,
  product: { readonly mark: MarkId; readonly name: string },
  stations: readonly Station[],
  { ink, soft, accent }: FurnitureColors,
): string => {
  const first = RIGHT - GAP * (stations.length - 1) - 30;
  const at = (index: number): number => first + GAP * index;
  const current = stations.filter(({ start }) => time >= start).length - 1;
  const rail = `<path d="M${at(0)} ${Y}H${at(stations.length - 1)}" stroke="${soft}" stroke-width="1.5" opacity=".5"/>`;
  const dots = stations.map(({ name, start }, index) => {
    const reached = eased(time, start, 0.6);
    const isCurrent = index === current;
    const label = line(
      name,
      { x: at(index), y: Y + 36 },
      18,
      isCurrent ? ink : soft,
      "text",
      "middle",
    );
    return (
      ring(at(index), Y, 5, soft, 1.5) +
      layer(reached, node(at(index), Y, mix(3, 7, reached), accent)) +
      layer(isCurrent ? mix(0.65, 1, reached) : 0.65, label)
    );
  });
  const name = line(product.name, { x: 136, y: Y + 17 }, 34, ink, "title");
  // The name is measured so that a longer one is noticed before it runs into the steps.
  if (136 + measure(product.name, "title", 34) > first - 40) throw new Error("The header is full");
  return mark(product.mark, { x: 80, y: Y - 22 }, 46, ink, accent) + name + rail + dots.join("");
};
