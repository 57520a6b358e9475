import type { ReactNode } from "react";
import { CopyButton } from "../../ui/CopyButton";
import { figureCopy } from "./copy";
import { OutputBeside } from "./parts";
import * as figures from "./figures.module.css";
import * as styles from "./ExamplePair.module.css";

const Pane = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className={styles.output}>
    <div className={styles.bar}>
      <h2>{title}</h2>
      <CopyButton variant="text" className={styles.copy} text={text} />
    </div>
    {children}
  </div>
);

/** Panel with the API call of an example as a curl command. */
export function CallPane({
  request: { method, url, body },
}: {
  request: { readonly method: string; readonly url: string; readonly body: string | null };
}) {
  const send = body ? ` \\\n  -H "Content-Type: application/json" \\\n  -d '${body}'` : "";
  const call = `curl -X ${method} "${url}" \\\n  -H "Authorization: Bearer $POLYSEMA_KEY"${send}`;
  return (
    <Pane title={figureCopy.call} text={call}>
      <pre className={styles.call}>{call}</pre>
    </Pane>
  );
}

export type OutputLines = readonly { readonly text: string; readonly part: number | null }[];

/** Figure and output, side by side from 1200 px; `choice` is below the figure. */
export const ExamplePair = ({
  children,
  caption,
  lines,
  choice,
}: {
  children: ReactNode;
  caption: string;
  lines: OutputLines;
  choice?: ReactNode;
}) => (
  <div className={`${figures.lights} ${styles.root}`}>
    <div className={styles.side}>
      <figure className={`${figures.figure} ${styles.figure}`}>
        <div data-compared>
          <OutputBeside value={true}>{children}</OutputBeside>
        </div>
        <figcaption aria-live="polite">{caption}</figcaption>
      </figure>
      {choice}
    </div>
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
  </div>
);
