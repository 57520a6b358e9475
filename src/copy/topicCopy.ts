/**
 * Labels of papers that say what kind of work a paper is. All other labels say what it is about. Each
 * of the two families has one look wherever labels are shown.
 */
export const kindsOfWork: readonly string[] = ["Dataset", "Evaluation"];
