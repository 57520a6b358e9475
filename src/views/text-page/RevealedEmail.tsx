import { useEffect, useState } from "react";
import { EMAIL_REVEAL_DELAY_MS } from "../../lib/limits";
import * as styles from "./TextPageView.module.css";

/**
 * An address that appears half a second after the page, in the browser only. Its line is
 * there from the start, so nothing moves.
 */
export function RevealedEmail({ email }: { email: string }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), EMAIL_REVEAL_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles.email} role="status">
      {isShown && (
        <>
          Contact for data protection: <a href={`mailto:${email}`}>{email}</a>
        </>
      )}
    </p>
  );
}
