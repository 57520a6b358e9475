import { useState } from "react";
import { researchCopy } from "../../copy/researchCopy";
import { CITATION_FILES } from "../../lib/citation/citationFormats";
import { fetchCitedPapers } from "../../lib/research/fetchResearch";
import { CITATION_FILE_TYPES, type CitationFileType } from "../../routes/researchFiles";
import { TextButton } from "../../ui/Button";
import * as styles from "./CitationFiles.module.css";

export interface CitationFilesProps {
  /** What they hold. */
  label: string;
  hrefOf: (type: CitationFileType) => string;
  /** What a file is called, without its ending; as in its address unless given. */
  fileName?: string;
}

/** References as files that were made at build time. */
export const CitationFiles = ({ label, hrefOf, fileName }: CitationFilesProps) => (
  <p className={styles.files}>
    {label}{" "}
    {CITATION_FILE_TYPES.map((type) => (
      <a
        key={type}
        href={hrefOf(type)}
        target="_blank"
        download={fileName === undefined || `${fileName}.${type}`}
      >
        .{type}
      </a>
    ))}
  </p>
);

/** How long a download may take to begin; we know of no slower browser. */
const DOWNLOAD_MS = 4000;

/** Hands the visitor a file that exists only in the browser. */
function saveFile(text: string, mediaType: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
}

/** The references of a list as files, made in the browser from facts fetched when one is asked for. */
export function CiteThese({ prettyURLs }: { prettyURLs: readonly string[] }) {
  const [hasFailed, setHasFailed] = useState(false);
  const save = async (type: CitationFileType) => {
    setHasFailed(false);
    try {
      const [{ toCitations }, papers] = await Promise.all([
        import("../../lib/citation/toCitations"),
        fetchCitedPapers(),
      ]);
      const cited = prettyURLs.flatMap((prettyURL) => papers.get(prettyURL) ?? []);
      const { format, mediaType } = CITATION_FILES[type];
      saveFile(toCitations(cited, format), mediaType, `papers.${type}`);
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <p className={`scripted ${styles.files}`}>
      {researchCopy.citeThese(prettyURLs.length)}{" "}
      {CITATION_FILE_TYPES.map((type) => (
        <TextButton key={type} onClick={() => void save(type)}>
          .{type}
        </TextButton>
      ))}
      <span role="alert">{hasFailed && researchCopy.notCited}</span>
    </p>
  );
}
