import { useEffect, useRef } from "react";
import { blockCopy } from "../copy/blockCopy";
import { homePath } from "../routes/paths";
import { Button, ButtonLink } from "../ui/Button";
import * as styles from "./shell.module.css";

const errorCopy = {
  title: "Something went wrong on this page",
  text: "We couldn’t show part of it. Reloading often helps, and the rest of the site still works.",
  reload: "Reload",
} as const;

/** Replaces a page that failed to render. Takes the focus if the page's removal lost it. */
export function PageError() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className={`page stack ${styles.error}`} role="alert">
      <h1 ref={heading} tabIndex={-1}>
        {errorCopy.title}
      </h1>
      <p className="lead">{errorCopy.text}</p>
      <div className="actions">
        <Button onClick={() => window.location.reload()}>{errorCopy.reload}</Button>
        <ButtonLink to={homePath} variant="outline">
          {blockCopy.home}
        </ButtonLink>
      </div>
    </div>
  );
}
