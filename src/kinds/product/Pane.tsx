import type { ReactNode } from "react";
import { CopyButton } from "../../ui/CopyButton";
import { figureCopy } from "../example/copy";
import * as styles from "./ProductExample.module.css";

/** Panel with a title and a button that copies `text`. */
export const Pane = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => (
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
