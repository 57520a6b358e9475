import type { DialogRegistry } from "./DialogHosts";

/** Every shared dialog, by `lazy(() => import(…))`, so that none is in the first load. */
export const dialogs: DialogRegistry = {};
