import { createContentReader } from "./createContentReader";

/** The reader of the project that is being developed; the server and the nodes share its readings. */
export const contentReader = createContentReader(process.cwd(), Date.now);
