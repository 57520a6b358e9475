import { createContentReader } from "./createContentReader";

/** The reader of the project that is being developed; the server and the pages share its readings. */
export const contentReader = createContentReader(process.cwd(), Date.now);
