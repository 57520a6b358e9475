import type { ReactNode } from "react";
import { Icon } from "./Icon";
import * as styles from "./Notice.module.css";

interface NoticeProps {
  iconPath?: string | undefined;
  title?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  role?: "status" | undefined;
}

/** A box with a dashed border, such as for a closed job or content that failed to load. */
export function Notice({ iconPath, title, children, actions, role }: NoticeProps) {
  return (
    <div className={styles.root} role={role}>
      {iconPath !== undefined && <Icon path={iconPath} className={styles.icon} />}
      <div className={styles.body}>
        {title !== undefined && <h2>{title}</h2>}
        <div className={styles.text}>{children}</div>
        {actions !== undefined && <div className={`actions ${styles.actions}`}>{actions}</div>}
      </div>
    </div>
  );
}
