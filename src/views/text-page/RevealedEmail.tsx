import { useEffect, useState } from "react";
import { EMAIL_REVEAL_DELAY_MS } from "../../lib/limits";
import * as styles from "./TextPageView.module.css";

/** Shows the address half a second after hydration. Its line is reserved, so nothing shifts. */
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
