import type { z } from "zod";
import { whole } from "../fields";
import { objectOf } from "../shared";

const limit = (description: string, example: number) => whole(description, 1, 9999, example);

/** Limits for picture files and alternative texts; `npm run images` reports against them. */
export const imageBudgetsSchema = objectOf(
  "ImageBudgets",
  "What pictures may weigh and how long their texts may be.",
  {
    masterMaxKb: limit("The heaviest that a picture in data/images may be, in KB.", 250),
    servedMaxKb: limit(
      "The heaviest that a file made of it may be, in KB: any width, any format.",
      200,
    ),
    largestPaintMaxKb: limit(
      "The heaviest that the largest picture of a first screen may be, as a browser fetches it, in KB.",
      60,
    ),
    pageMaxKb: limit("What all pictures of one page may weigh together, in KB.", 400),
    socialMaxKb: limit("The heaviest that a picture for social networks may be, in KB.", 300),
    altMaxCharacters: limit("The longest alternative text, in characters.", 140),
  },
);
export type ImageBudgets = z.infer<typeof imageBudgetsSchema>;
