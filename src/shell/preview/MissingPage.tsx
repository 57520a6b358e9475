import { useEffect, useEffectEvent, useState } from "react";
import { PREVIEW_POLL_MS } from "../../lib/limits";
import { previewCopy } from "./copy";
import * as styles from "./Preview.module.css";

/** Shown by `npm run develop` at an address without a page; reloads once the page's data exist. */
export default function MissingPage({
  reload = () => window.location.reload(),
}: {
  reload?: () => void;
}) {
  const [answers, setAnswers] = useState(0);
  const look = useEffectEvent(async () => {
    const name = window.location.pathname.replace(/\/$/, "") || "/index";
    // The server may be restarting.
    const response = await fetch(`/page-data${name}/page-data.json`).catch(() => undefined);
    if (response?.ok === true) reload();
    else setAnswers(answers + 1);
  });
  // Sends one request at a time, because Gatsby may take 15 s to answer.
  useEffect(() => {
    const timer = setTimeout(() => void look(), PREVIEW_POLL_MS);
    return () => clearTimeout(timer);
  }, [answers]);
  return (
    <section className={`page stack ${styles.missing}`}>
      <h1>{previewCopy.missingTitle}</h1>
      <p className="lead">{previewCopy.missingText}</p>
    </section>
  );
}
