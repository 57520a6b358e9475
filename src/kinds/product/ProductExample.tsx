import { graphql, navigate } from "gatsby";
import { useMemo, useRef, useState, type ComponentType } from "react";
import { tryAgain } from "../../copy/blockCopy";
import { useLoaded } from "../../hooks/useLoaded";
import { useQueryString } from "../../hooks/useHydrated";
import { fetchJson } from "../../lib/fetchJson";
import { memoizeOnce } from "../../lib/memoizeOnce";
import { isObject } from "../../lib/json";
import { productPath, variantsPath } from "../../routes/paths";
import { TextButton } from "../../ui/Button";
import { figureCopy } from "../example/copy";
import { OutputBeside } from "../example/parts";
import type { Example } from "../example/schema";
import { isExample } from "../example/shapes";
import { useChangedWords } from "../example/useChangedWords";
import { Pane } from "./Pane";
import * as figures from "../example/figures.module.css";
import * as styles from "./ProductExample.module.css";

/** Query parameter: the number of the chosen example; 2 is the first variant. */
const PARAMETER = "example";

type OutputLines = Queries.ProductExampleFragment["output"];

interface Variant {
  reason: string;
  work: Example;
  output: OutputLines;
}

/** Checks only the outer shape, because our own build writes the file. */
const isVariant = (value: unknown): value is Variant =>
  isObject(value) && isExample(value.work) && Array.isArray(value.output);

const isVariants = (value: unknown): value is readonly Variant[] =>
  Array.isArray(value) && value.every(isVariant);

const Output = ({ lines }: { lines: OutputLines }) => (
  <Pane title={figureCopy.output} text={lines.map(({ text }) => text).join("\n")}>
    <pre
      role="group"
      aria-label={figureCopy.outputPane}
      // A long output scrolls, so the element must be focusable.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      data-compared
    >
      {lines.map(({ text, part }, index) => (
        <code
          key={index}
          // Links of the figure target the first line of a part.
          id={part === null || part === lines[index - 1]?.part ? undefined : `output-${part}`}
          data-part={part ?? undefined}
          style={{ "--indent": text.length - text.trimStart().length }}
        >
          {text.trimStart()}
          {"\n"}
        </code>
      ))}
    </pre>
    <p className={`hint ${styles.ours}`}>{figureCopy.ours}</p>
  </Pane>
);

interface ProductExampleProps {
  id: string;
  example: Queries.ProductExampleFragment;
  work: Example;
  search: string | undefined;
  Figure: ComponentType<{ example: Example }>;
}

/**
 * Example of a product with figure and output, side by side from 1200 px. If it has variants, radio
 * buttons switch both and highlight changed words. If the variants can't be loaded, the first
 * example stays.
 */
export function ProductExample({ id, example, work, search, Figure }: ProductExampleProps) {
  const path = productPath(id);
  const asked = Number(new URLSearchParams(useQueryString(search)).get(PARAMETER)) - 1;
  const index = example.variants[asked - 1] ? asked : 0;
  // The radio button reacts at once; the address changes later, or by the browser's Back button.
  const [chosen, choose] = useState(index);
  const [addressed, setAddressed] = useState(index);
  if (addressed !== index) {
    setAddressed(index);
    choose(index);
  }
  const [isPrefetching, setIsPrefetching] = useState(false);
  const load = useMemo(() => memoizeOnce(() => fetchJson(variantsPath(id), isVariants)), [id]);
  const loaded = useLoaded(load, { isNeeded: index > 0 || isPrefetching, key: String(index) });
  const variant = loaded.step === "loaded" ? loaded.value[index - 1] : undefined;
  const root = useRef<HTMLDivElement>(null);
  useChangedWords(root, variant);
  const prefetch = () => setIsPrefetching(true);
  return (
    <div ref={root} aria-busy={index > 0 && loaded.step === "pending"}>
      <div className={`${figures.lights} ${styles.root}`}>
        <div className={styles.side}>
          <figure className={`${figures.figure} ${styles.figure}`}>
            <div data-compared>
              <OutputBeside value={true}>
                <Figure example={variant?.work ?? work} />
              </OutputBeside>
            </div>
            <figcaption aria-live="polite">{variant?.reason ?? example.caption}</figcaption>
          </figure>
          {example.variants.length > 0 && (
            <>
              <fieldset
                className={`${styles.choice} scripted screenOnly`}
                onPointerEnter={prefetch}
              >
                <legend>{figureCopy.change}</legend>
                {[example, ...example.variants].map(({ label }, place) => (
                  <label key={place}>
                    <input
                      type="radio"
                      name={PARAMETER}
                      autoComplete="off"
                      checked={place === chosen}
                      onFocus={prefetch}
                      onChange={() => {
                        choose(place);
                        navigate(place > 0 ? `${path}?${PARAMETER}=${place + 1}` : path);
                      }}
                    />
                    {label}
                  </label>
                ))}
              </fieldset>
              <div className={styles.failure} role="status">
                {index > 0 && loaded.step === "failed" && (
                  <>
                    {figureCopy.failed} <TextButton onClick={loaded.retry}>{tryAgain}</TextButton>
                  </>
                )}
              </div>
            </>
          )}
        </div>
        <Output lines={variant?.output ?? example.output} />
      </div>
    </div>
  );
}

export const fragments = graphql`
  fragment ProductExample on ProductExample {
    caption
    label
    work
    variants {
      label
    }
    output {
      text
      part
    }
  }
`;
