/** The corner of a card that is a quarter circle: bottom left, top left, top right, bottom right. */
export type Corner = "bl" | "tl" | "tr" | "br";

type Cycle = readonly [Corner, ...Corner[]];

/** The cycle of the product carousel. */
export const PRODUCT_CORNERS: Cycle = ["bl", "tl", "tr", "br"];
/** The cycle of case studies. */
export const CASE_STUDY_CORNERS: Cycle = ["bl", "tr"];
/** The cycle of news. */
export const NEWS_CORNERS: Cycle = ["br", "tl"];
