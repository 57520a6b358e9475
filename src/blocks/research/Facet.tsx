import { useState } from "react";
import { researchCopy } from "../../copy/researchCopy";
import { FACET_VALUES, FOUND_AUTHORS } from "../../lib/limits";
import { normalizeForSearch } from "../../lib/text";
import type { FacetName } from "../../routes/researchQuery";
import "../../styles/checkbox.css";
import { TextButton } from "../../ui/Button";
import { SearchBox } from "../../ui/SearchBox";
import type { FacetValue } from "./paperIndex";
import * as styles from "./Facet.module.css";

interface FacetProps {
  name: FacetName;
  values: readonly FacetValue[];
  counts: ReadonlyMap<string, number>;
  chosen: readonly string[];
  onToggle: (key: string) => void;
}

function findValues(values: readonly FacetValue[], sought: string): FacetValue[] {
  const terms = normalizeForSearch(sought).split(/[\s,]+/);
  return values.filter(({ label, spellings }) => {
    const names = normalizeForSearch([label, ...spellings].join("\n"));
    return terms.every((word) => names.includes(word));
  });
}

/** Checkboxes with counts. `held`, the last toggled value, stays listed, to keep the focus. */
export function Facet({ name, values, counts, chosen, onToggle }: FacetProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const [sought, setSought] = useState("");
  const [held, setHeld] = useState("");
  const found = sought.trim() === "" ? undefined : findValues(values, sought);
  const countOf = (key: string) => counts.get(key) ?? 0;
  const isChosen = (key: string) => chosen.includes(key);
  // Years newest first; other values selected first, then by papers.
  const live = values
    .filter(({ key }) => countOf(key) > 0 || isChosen(key) || key === held)
    .sort(({ key: a }, { key: b }) =>
      name === "years"
        ? Number(b) - Number(a)
        : Number(isChosen(b)) - Number(isChosen(a)) || countOf(b) - countOf(a),
    );
  const least = Math.max(FACET_VALUES, chosen.length);
  const shown =
    found?.slice(0, FOUND_AUTHORS) ??
    live.filter(({ key }, index) => isExpanded || index < least || key === held || isChosen(key));
  // Other facets have few enough values to browse.
  const hasSearch = name === "authors" && values.length > FACET_VALUES;
  const most = Math.max(1, ...counts.values());
  if (live.length === 0 && found === undefined) return null;
  return (
    <details className={`fold ${styles.facet}`} open>
      <summary>
        {researchCopy.facets[name]}
        {chosen.length > 0 && (
          <span className={styles.on}>
            {chosen.length}
            <span className="srOnly"> {researchCopy.chosen}</span>
          </span>
        )}
      </summary>
      {hasSearch && (
        <SearchBox
          className={styles.find}
          label={researchCopy.findAuthor}
          placeholder={researchCopy.findAuthor}
          value={sought}
          onChange={(event) => setSought(event.target.value)}
        />
      )}
      <ul>
        {shown.map(({ key, label }) => {
          const count = countOf(key);
          return (
            <li key={key}>
              <label className={styles.row}>
                <input
                  type="checkbox"
                  // Firefox would restore a stale checkbox on reload; the address decides.
                  autoComplete="off"
                  name={name}
                  value={key}
                  checked={isChosen(key)}
                  disabled={count === 0 && !isChosen(key) && key !== held}
                  onChange={() => {
                    setHeld(key);
                    onToggle(key);
                  }}
                  onBlur={() => setHeld("")}
                />
                <span>{label}</span>
                <i
                  className={styles.share}
                  style={{ width: `${((count / most) * 100).toFixed(0)}%` }}
                />
                <span className={styles.count}>
                  {count}
                  <span className="srOnly"> {researchCopy.paperNoun(count)}</span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
      {hasSearch && (
        <p className="hint" role="status">
          {found && researchCopy.authorsFound(found.length, found.length - shown.length)}
        </p>
      )}
      {found === undefined && live.length > least && (
        <TextButton
          className={styles.more}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? researchCopy.showFewer : researchCopy.showAll(live.length)}
          <span className="srOnly"> {researchCopy.facetValues[name]}</span>
        </TextButton>
      )}
    </details>
  );
}
