import { useId, useState } from "react";
import { publicationCopy } from "../../copy/publicationCopy";
import { researchCopy } from "../../copy/researchCopy";
import { tryAgain } from "../../copy/tryAgain";
import { useLoaded } from "../../hooks/useLoaded";
import { fetchCitedPapers } from "../../lib/research/fetchResearch";
import { Button, TextButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { quotes } from "../../ui/icons";
import * as styles from "./CiteThese.module.css";

/** Visitors who don't cite don't load the formats. */
const importCiteKit = () => import("./CiteKit");

export interface CiteTheseState {
  isOpen: boolean;
  panelId: string;
  toggle: () => void;
}

/** Whether the citations of a list are shown. */
export function useCiteThese(): CiteTheseState {
  const panelId = useId();
  const [isOpen, setIsOpen] = useState(false);
  return {
    isOpen,
    panelId,
    toggle: () => {
      setIsOpen(!isOpen);
    },
  };
}

/** Opens and closes the citations of a list; disabled for an empty one. */
export const CiteTheseButton = ({ state, count }: { state: CiteTheseState; count: number }) => (
  <Button
    variant="outline"
    className={styles.button}
    aria-expanded={state.isOpen}
    aria-controls={state.panelId}
    disabled={count === 0}
    onClick={state.toggle}
  >
    <Icon path={quotes} />
    {researchCopy.citeThese(count)}
  </Button>
);

export interface CiteThesePanelProps {
  state: CiteTheseState;
  /** The papers of the list, in its order. */
  prettyURLs: readonly string[];
}

/** The citations of a list, made in the browser from facts that are fetched when it opens. */
export function CiteThesePanel({ state, prettyURLs }: CiteThesePanelProps) {
  const isShown = state.isOpen && prettyURLs.length > 0;
  const kit = useLoaded(importCiteKit, { isNeeded: isShown });
  return (
    <div id={state.panelId} className={isShown ? styles.panel : undefined}>
      {isShown && kit.step === "pending" && <p>{publicationCopy.citing}</p>}
      {isShown && kit.step === "failed" && (
        <p role="alert">
          {researchCopy.notCited} <TextButton onClick={kit.retry}>{tryAgain}</TextButton>
        </p>
      )}
      {isShown && kit.step === "loaded" && (
        <kit.value.CiteKit
          key={prettyURLs.join()}
          title={researchCopy.citeThese(prettyURLs.length)}
          count={prettyURLs.length}
          loadPapers={async () => {
            const papers = await fetchCitedPapers();
            return prettyURLs.flatMap((prettyURL) => papers.get(prettyURL) ?? []);
          }}
        />
      )}
    </div>
  );
}
