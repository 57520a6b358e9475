import { previewCopy } from "./copy";
import * as styles from "./Preview.module.css";

/** Page of `npm run develop` at an address that has none. `Preview` reloads it once there's one. */
export default function MissingPage() {
  return (
    <section className={`page ${styles.missing}`}>
      <h1>{previewCopy.missingTitle}</h1>
      <p className="lead">{previewCopy.missingText}</p>
    </section>
  );
}
