/** The words of an article's action that mean no button. */
export const NO_ACTION = "no-action";
