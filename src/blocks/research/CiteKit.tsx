import { useEffect, useId, useRef, useState, type KeyboardEvent } from "react";
import { publicationCopy } from "../../copy/publicationCopy";
import { COPIED_MS } from "../../lib/limits";
import {
  CITATION_FILES,
  CITATION_FORMATS,
  type CitationFormat,
} from "../../lib/citation/citationFormats";
import type { CitedPaper } from "../../lib/citation/citedPaper";
import type { Reference } from "../../lib/citation/reference";
import { CITATION_FILE_TYPES, type CitationFileType } from "../../routes/researchFiles";
import { Button, TextButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { check, copy } from "../../ui/icons";
import { SmartLink } from "../../ui/SmartLink";
import { useCitations, type Citations } from "./useCitations";
import * as styles from "./CiteKit.module.css";

export interface CiteKitProps {
  title: string;
  /** Number of papers cited. */
  count: number;
  /** Shown at once and without JavaScript; without it BibTeX is made like the other formats. */
  bibtex?: string | undefined;
  /** Fetches the facts when a format is chosen; a failure is shown and may be tried again. */
  loadPapers: () => Promise<readonly CitedPaper[]>;
  /** What a downloaded file is called, without its ending. */
  fileName?: string | undefined;
  /** Files made at build time; without them the browser makes the files from the papers. */
  fileHref?: ((type: CitationFileType) => string) | undefined;
}

const ReferenceText = ({ reference }: { reference: Reference }) => (
  <p className={styles.reference}>
    {reference.map((piece, index) => {
      if (typeof piece === "string") return piece;
      return "url" in piece ? (
        <SmartLink key={index} to={piece.url}>
          {piece.text}
        </SmartLink>
      ) : (
        <i key={index}>{piece.italic}</i>
      );
    })}
  </p>
);

/** Hands the visitor a file that exists only in the browser. */
function saveFile(text: string, mediaType: string, fileName: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: mediaType }));
  const link = document.createElement("a");
  link.href = url;
  link.download = fileName;
  link.click();
  // The download has begun by then; we know of no slower browser.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, COPIED_MS);
}

const TAB_STEPS: Readonly<Record<string, (index: number, last: number) => number>> = {
  ArrowRight: (index, last) => (index === last ? 0 : index + 1),
  ArrowLeft: (index, last) => (index === 0 ? last : index - 1),
  Home: () => 0,
  End: (_index, last) => last,
};

interface FormatTabsProps {
  id: string;
  format: CitationFormat;
  onSelect: (format: CitationFormat) => void;
}

function FormatTabs({ id, format, onSelect }: FormatTabsProps) {
  const moveBy = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = TAB_STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const index = step(CITATION_FORMATS.indexOf(format), CITATION_FORMATS.length - 1);
    const next = CITATION_FORMATS[index];
    if (next === undefined) return;
    onSelect(next);
    event.currentTarget.querySelectorAll("button")[index]?.focus();
  };
  return (
    <div
      className={styles.tabs}
      role="tablist"
      aria-label={publicationCopy.citationFormat}
      tabIndex={-1}
      onKeyDown={moveBy}
    >
      {CITATION_FORMATS.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${id}${name}`}
          aria-selected={name === format}
          aria-controls={`${id}panel`}
          tabIndex={name === format ? 0 : -1}
          onClick={() => {
            onSelect(name);
          }}
        >
          {publicationCopy.formats[name]}
        </button>
      ))}
    </div>
  );
}

interface FormatPanelProps {
  id: string;
  format: CitationFormat;
  /** Nothing while they are being made. */
  citations: Citations | undefined;
  hasFailed: boolean;
}

const FormatPanel = ({ id, format, citations, hasFailed }: FormatPanelProps) => (
  <div
    className={styles.panel}
    role="tabpanel"
    id={`${id}panel`}
    aria-labelledby={`${id}${format}`}
    aria-busy={citations === undefined && !hasFailed}
    // Long lines scroll sideways, so the keyboard must reach the panel.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    tabIndex={0}
  >
    {citations === undefined ? (
      <p role={hasFailed ? "alert" : undefined}>
        {hasFailed ? publicationCopy.notCited : publicationCopy.citing}
      </p>
    ) : citations.references === null ? (
      <pre>{citations.text}</pre>
    ) : (
      citations.references.map((reference, index) => (
        <ReferenceText key={index} reference={reference} />
      ))
    )}
  </div>
);

interface FileLinksProps {
  fileName: string;
  fileHref: CiteKitProps["fileHref"];
  /** Asked for a file that was not made at build time. */
  onDownload: (type: CitationFileType) => void;
}

const FileLinks = ({ fileName, fileHref, onDownload }: FileLinksProps) => (
  <p className={styles.files}>
    {publicationCopy.download}{" "}
    {CITATION_FILE_TYPES.map((type) =>
      fileHref === undefined ? (
        <TextButton
          key={type}
          onClick={() => {
            onDownload(type);
          }}
        >
          .{type}
        </TextButton>
      ) : (
        <a key={type} href={fileHref(type)} target="_blank" download={`${fileName}.${type}`}>
          .{type}
        </a>
      ),
    )}
  </p>
);

/** The outcome of a press of a button, in words; "copied" disappears after a while. */
function useNotice() {
  const [status, setStatus] = useState("");
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );

  const settle = () => {
    clearTimeout(timer.current);
    setIsCopied(false);
    setStatus("");
  };
  const tell = (words: string) => {
    settle();
    setStatus(words);
  };
  const tellCopied = (words: string) => {
    tell(words);
    setIsCopied(true);
    timer.current = setTimeout(settle, COPIED_MS);
  };
  return { status, isCopied, settle, tell, tellCopied };
}

/**
 * Citations as tabs, after the tabs pattern of the WAI-ARIA practices: arrows, Home and End choose a
 * format at once. Copying is told in words and by the button; files stand beside it.
 */
export function CiteKit({
  title,
  count,
  bibtex,
  loadPapers,
  fileName = "papers",
  fileHref,
}: CiteKitProps) {
  const id = useId();
  const [format, setFormat] = useState<CitationFormat>("bibtex");
  const { written, failed, load } = useCitations(loadPapers, bibtex);
  const { status, isCopied, settle, tell, tellCopied } = useNotice();

  const select = (next: CitationFormat) => {
    settle();
    setFormat(next);
    void load(next);
  };
  const copyText = async () => {
    settle();
    const text = await load(format);
    if (text === null) return;
    try {
      await navigator.clipboard.writeText(text);
      tellCopied(publicationCopy.copiedStatus(publicationCopy.formats[format], count));
    } catch {
      tell(publicationCopy.notCopied);
    }
  };
  const download = async (type: CitationFileType) => {
    settle();
    const { format: fileFormat, mediaType } = CITATION_FILES[type];
    const text = await load(fileFormat);
    if (text !== null) saveFile(text, mediaType, `${fileName}.${type}`);
    else tell(publicationCopy.notSaved(type));
  };

  return (
    <section className={styles.citation} aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{title}</h2>
      <FormatTabs id={id} format={format} onSelect={select} />
      <FormatPanel
        id={id}
        format={format}
        citations={written[format]}
        hasFailed={failed === format}
      />
      <div className={styles.foot}>
        <Button
          variant="outline"
          className={isCopied ? `${styles.copy} ${styles.done}` : styles.copy}
          onClick={() => {
            void copyText();
          }}
        >
          <Icon path={isCopied ? check : copy} />
          {isCopied ? publicationCopy.copied : publicationCopy.copy}
        </Button>
        <FileLinks
          fileName={fileName}
          fileHref={fileHref}
          onDownload={(type) => void download(type)}
        />
        <p role="status" className={styles.status}>
          {status}
        </p>
      </div>
    </section>
  );
}
