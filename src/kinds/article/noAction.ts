/** The words of an article's action that stand for no button (NEWS-05). */
export const NO_ACTION = "no-action";
