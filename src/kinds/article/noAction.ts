/** The words of an article's action that stand for no button. */
export const NO_ACTION = "no-action";
