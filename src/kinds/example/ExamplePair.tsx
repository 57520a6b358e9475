import type { ReactNode } from "react";
import { CopyButton } from "../../ui/CopyButton";
import { figureCopy } from "./copy";
import { OutputBeside } from "./parts";
import * as figures from "./figures.module.css";
import * as styles from "./ExamplePair.module.css";

/** A text to copy, below its heading. */
const Pane = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <div className={styles.output}>
    <div className={styles.bar}>
      <h2>{title}</h2>
      <CopyButton look="text" className={styles.copy} text={text} />
    </div>
    {children}
  </div>
);

/** The call that an example answers, as one types it. */
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

/** An example at work: its figure, and beside it the output; each lights up with the other. */
export const ExamplePair = ({
  children,
  caption,
  lines,
}: {
  children: ReactNode;
  caption: string;
  lines: readonly { readonly text: string; readonly part: number | null }[];
}) => (
  <div className={`${figures.lights} ${styles.root}`}>
    <figure className={`${figures.figure} ${styles.figure}`}>
      <OutputBeside value={true}>{children}</OutputBeside>
      <figcaption>{caption}</figcaption>
    </figure>
    <Pane title={figureCopy.output} text={lines.map(({ text }) => text).join("\n")}>
      <pre
        role="group"
        aria-label={figureCopy.outputPane}
        // A long output scrolls, so the keyboard must reach it.
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        {lines.map(({ text, part }, index) => (
          <code
            key={index}
            // The first line of a part is where a link to it leads.
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
