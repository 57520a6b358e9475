import { useEffect, useRef, useState } from "react";
import type { CitationFormat } from "../../lib/citation/citationFormats";
import type { CitedPaper } from "../../lib/citation/citedPaper";
import type { Reference } from "../../lib/citation/reference";

export interface Citations {
  /** What is copied and saved, and shown of data. */
  text: string;
  /** What is shown of a format for people. */
  references: readonly Reference[] | null;
}

type LoadPapers = () => Promise<readonly CitedPaper[]>;

export interface UseCitations {
  /** What was made so far. */
  written: Partial<Record<CitationFormat, Citations>>;
  /** The format that could not be made when it was last asked for. */
  failed: CitationFormat | undefined;
  /** Gives the text of a format, which is made at most once; null after a failure. */
  load: (format: CitationFormat) => Promise<string | null>;
}

/** The code of the formats is fetched when a format is first asked for. */
async function writeCitations(loadPapers: LoadPapers, format: CitationFormat): Promise<Citations> {
  const [{ toCitations, toReferences }, papers] = await Promise.all([
    import("../../lib/citation/toCitations"),
    loadPapers(),
  ]);
  return { text: toCitations(papers, format), references: toReferences(papers, format) };
}

/** The formats of some papers' citations; BibTeX is there at once or asked for at once. */
export function useCitations(loadPapers: LoadPapers, bibtex: string | undefined): UseCitations {
  const [written, setWritten] = useState<UseCitations["written"]>(
    bibtex === undefined ? {} : { bibtex: { text: bibtex, references: null } },
  );
  const [failed, setFailed] = useState<CitationFormat>();

  const load = async (asked: CitationFormat): Promise<string | null> => {
    const known = written[asked];
    if (known !== undefined) return known.text;
    setFailed(undefined);
    try {
      const citations = await writeCitations(loadPapers, asked);
      setWritten((old) => ({ ...old, [asked]: citations }));
      return citations.text;
    } catch {
      setFailed(asked);
      return null;
    }
  };
  const loadFirst = useRef(load);
  useEffect(() => {
    if (bibtex === undefined) void loadFirst.current("bibtex");
  }, [bibtex]);
  return { written, failed, load };
}
