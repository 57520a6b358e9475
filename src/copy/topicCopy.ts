/**
 * Labels for kinds of work; all other labels are topics. The two groups have different styles
 * wherever labels appear.
 */
export const kindsOfWork: readonly string[] = ["Dataset", "Evaluation"];
