import * as styles from "./Spinner.module.css";

/**
 * Three nested circles that turn about their shared point; they rest under reduced motion. They only
 * decorate: words beside them say what's loading.
 */
export function Spinner() {
  return (
    <svg
      className={styles.spinner}
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      aria-hidden
    >
      <circle cx="24" cy="24" r="18" />
      <circle cx="18" cy="24" r="12" />
      <circle cx="12" cy="24" r="6" />
      <circle className={styles.node} cx="6" cy="24" r="3.5" fill="currentColor" stroke="none" />
    </svg>
  );
}
