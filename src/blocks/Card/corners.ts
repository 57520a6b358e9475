/** Rounded corner of a card: bottom left, top left, top right or bottom right. */
export type Corner = "bl" | "tl" | "tr" | "br";

type Cycle = readonly [Corner, ...Corner[]];

export const PRODUCT_CORNERS: Cycle = ["bl", "tl", "tr", "br"];
export const CASE_STUDY_CORNERS: Cycle = ["bl", "tr"];
export const NEWS_CORNERS: Cycle = ["br", "tl"];
