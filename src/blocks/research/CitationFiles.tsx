import { useState } from "react";
import { researchCopy } from "../../copy/researchCopy";
import { fetchJson } from "../../lib/fetchJson";
import { memoizeOnce } from "../../lib/memoizeOnce";
import { isObject } from "../../lib/json";
import {
  CITATION_FILES,
  type CitationFileType,
  type CitedPaper,
} from "../../lib/citation/citedPaper";
import { CITATION_FILE_TYPES, citedPapersPath } from "../../routes/files";
import { TextButton } from "../../ui/Button";
import * as styles from "./CitationFiles.module.css";

const isCitedPaper = (value: unknown): value is CitedPaper =>
  isObject(value) && typeof value.bibkey === "string" && Array.isArray(value.authors);

/** Fetches the papers once, by prettyURL. Rejects if the request or the check fails. */
const fetchCitedPapers = memoizeOnce(async (): Promise<ReadonlyMap<string, CitedPaper>> => {
  const record = await fetchJson(citedPapersPath, isObject);
  return new Map(
    Object.entries(record).filter((entry): entry is [string, CitedPaper] => isCitedPaper(entry[1])),
  );
});

interface CitationFilesProps {
  label: string;
  hrefOf: (type: CitationFileType) => string;
  fileName?: string;
}

export const CitationFiles = ({ label, hrefOf, fileName }: CitationFilesProps) => (
  <p className={`cluster ${styles.files}`}>
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

/** Delay in ms before the blob URL is revoked; by then, browsers have started the download. */
const DOWNLOAD_MS = 4000;

function saveFile(text: string, mediaType: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), DOWNLOAD_MS);
}

/** Buttons that save a list's citations as files; the data loads on the first press. */
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
    <p className={`scripted cluster ${styles.files}`}>
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
