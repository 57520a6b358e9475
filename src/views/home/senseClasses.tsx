import * as styles from "./senseClasses.module.css";

/** What gives an element the colour of a sense as `--c`, the first sense's first. */
export const senseClasses = [styles.sense1, styles.sense2, styles.sense3, styles.sense4];
