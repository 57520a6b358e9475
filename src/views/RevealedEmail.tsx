import { useEffect, useState } from "react";
import { legalCopy } from "../config/copy/legalCopy";
import { EMAIL_REVEAL_DELAY_MS } from "../config/limits";
import { reveal } from "../lib/hideEmail";
import * as styles from "./RevealedEmail.module.css";

/**
 * An address that appears half a second after the page, in the browser only (PAGE-08). Its line is
 * there from the start, so nothing moves; neither the page nor its data hold it as text.
 */
export function RevealedEmail({ parts }: { parts: readonly number[] }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsShown(true);
    }, EMAIL_REVEAL_DELAY_MS);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  const email = isShown ? reveal(parts) : null;
  return (
    <p className={styles.line} role="status">
      {email !== null && (
        <span className={styles.shown}>
          {legalCopy.contact} <a href={`mailto:${email}`}>{email}</a>
        </span>
      )}
    </p>
  );
}
