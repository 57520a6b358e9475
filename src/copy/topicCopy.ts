/** Labels of this list are kinds of work; all others are topics. The two groups differ in style. */
export const kindsOfWork: readonly string[] = ["Dataset", "Evaluation"];
