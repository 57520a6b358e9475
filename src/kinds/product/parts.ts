/** Parts of the page’s lower half, in their usual order. */
export const PARTS = [
  "exhibit",
  "figures",
  "content",
  "languages",
  "views",
  "modules",
  "uses",
  "video",
] as const;

export const EXHIBITS = ["scale", "choices", "steps", "count"] as const;
