import type { ReactNode } from "react";
import { Icon } from "./Icon";
import * as styles from "./Note.module.css";

export interface NoteProps {
  /** The drawing of an icon, from a module of `icons/`. */
  iconPath?: string | undefined;
  title?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  /** `status` where the note answers something the visitor did. */
  role?: "status" | undefined;
}

/** A dashed box for what is missing, closed or worth knowing. */
export function Note({ iconPath, title, children, actions, role }: NoteProps) {
  return (
    <div className={styles.note} role={role}>
      {iconPath !== undefined && <Icon path={iconPath} className={styles.icon} />}
      <div className={styles.body}>
        {title !== undefined && <h2>{title}</h2>}
        <div className={styles.text}>{children}</div>
        {actions !== undefined && <div className={`actions ${styles.actions}`}>{actions}</div>}
      </div>
    </div>
  );
}
