import { useEffect, useState, type ReactNode } from "react";
import { COPIED_MS } from "../../lib/limits";
import { TextButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { check, copy } from "../../ui/icons";
import { figureCopy } from "./copy";
import { workCopy } from "./workCopy";
import { OutputBeside } from "./parts";
import * as figures from "./figures.module.css";
import * as styles from "./ExamplePair.module.css";

type Lines = readonly { readonly text: string; readonly part: number | null }[];

/** Copies a text; says so for a while, or that the browser didn't allow it. */
function CopyButton({ text }: { text: string }) {
  const [status, setStatus] = useState<string>("");
  const isCopied = status === workCopy.copied;
  useEffect(() => {
    const timer = setTimeout(() => {
      setStatus("");
    }, COPIED_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [status]);
  const copyText = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setStatus(workCopy.copied);
    } catch {
      setStatus(workCopy.notCopied);
    }
  };
  return (
    <>
      <span role="status" className={isCopied ? "srOnly" : undefined}>
        {status}
      </span>
      <TextButton className={styles.copy} onClick={() => void copyText()}>
        <Icon path={isCopied ? check : copy} />
        {isCopied ? workCopy.copied : workCopy.copy}
      </TextButton>
    </>
  );
}

const Output = ({ lines }: { lines: Lines }) => (
  <div className={styles.output}>
    <div className={styles.bar}>
      <h2>{figureCopy.output}</h2>
      <CopyButton text={lines.map(({ text }) => text).join("\n")} />
    </div>
    <pre
      role="group"
      aria-label={workCopy.outputPane}
      // A long output scrolls, so the keyboard must reach it.
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      {lines.map(({ text, part }, index) => (
        <code
          key={index}
          id={part === null ? undefined : `output-${String(part)}`}
          data-part={part ?? undefined}
        >
          {text}
          {"\n"}
        </code>
      ))}
    </pre>
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
    <div className={styles.output}>
      <div className={styles.bar}>
        <h2>{workCopy.call}</h2>
        <CopyButton text={call} />
      </div>
      <pre className={styles.call}>{call}</pre>
    </div>
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
  lines: Lines;
}) => (
  <div className={styles.root}>
    <figure className={`${figures.figure} ${styles.figure}`}>
      <OutputBeside value={true}>{children}</OutputBeside>
      <figcaption>{caption}</figcaption>
    </figure>
    <Output lines={lines} />
  </div>
);
