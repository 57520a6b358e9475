import { useId, useState } from "react";
import { publicationCopy } from "../../copy/publicationCopy";
import { useLoaded } from "../../hooks/useLoaded";
import {
  CITATION_FORMATS,
  type CitationFormat,
  type CitedPaper,
} from "../../lib/citation/citedPaper";
import { toBibtex } from "../../lib/citation/toBibtex";
import { paperCitationPath } from "../../routes/files";
import { CopyButton } from "../../ui/CopyButton";
import { CitationFiles } from "./CitationFiles";
import * as styles from "./CiteKit.module.css";

const importFormats = () => import("../../lib/citation/toCitations");

const PROSE: readonly CitationFormat[] = ["acl", "apa"];

/** A paper's citation to copy, in the selected format, and links to its citation files. */
export function CiteKit({ prettyURL, paper }: { prettyURL: string; paper: CitedPaper }) {
  const id = useId();
  const [format, setFormat] = useState<CitationFormat>("bibtex");
  const formats = useLoaded(importFormats, { isNeeded: format !== "bibtex", key: format });
  const others = formats.step === "loaded" ? formats.value : undefined;
  const text = format === "bibtex" ? toBibtex(paper) : others?.toCitations([paper], format);
  return (
    <section className={styles.citation} aria-labelledby={id}>
      <h2 id={id}>{publicationCopy.cite}</h2>
      <div
        className={`scripted screenOnly ${styles.formats}`}
        role="radiogroup"
        aria-label={publicationCopy.citationFormat}
      >
        {CITATION_FORMATS.map((name) => (
          <label key={name}>
            <input
              type="radio"
              className="srOnly"
              // Firefox would restore a stale selection on reload.
              autoComplete="off"
              name={id}
              checked={name === format}
              onChange={() => setFormat(name)}
            />
            {publicationCopy.formats[name]}
          </label>
        ))}
      </div>
      <div
        className={styles.panel}
        role="group"
        aria-label={publicationCopy.formats[format]}
        // Long lines scroll sideways, so the panel must be focusable.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {PROSE.includes(format) ? <p>{text}</p> : <pre>{text}</pre>}
        {formats.step === "failed" && <p role="alert">{publicationCopy.notCited}</p>}
      </div>
      <div className={`cluster screenOnly ${styles.foot}`}>
        {text !== undefined && <CopyButton text={text} />}
        <CitationFiles
          label={publicationCopy.download}
          hrefOf={(type) => paperCitationPath(prettyURL, type)}
          fileName={paper.bibkey}
        />
      </div>
    </section>
  );
}
