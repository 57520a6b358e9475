import { useWords } from "../../hooks/useWords";
import { Icon } from "../../ui/Icon";
import { arrowUpRight } from "../../ui/icons";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./ApiPanel.module.css";

export interface ApiPanelProps {
  consoleAddress: string;
  demoAddress: string;
}

/** Two cards that lead to the console and to the demos, each in a new tab. */
export function ApiPanel({ consoleAddress, demoAddress }: ApiPanelProps) {
  const words = useWords();
  return (
    <div className={`page ${styles.cards}`}>
      <SmartLink
        to={consoleAddress}
        className={`gradient gradient_1 bg_position_5 ${styles.card} ${styles.console}`}
      >
        <span className={styles.title}>
          {words.apiPanel.consoleTitle} <Icon path={arrowUpRight} />
        </span>{" "}
        <span className={styles.text}>{words.apiPanel.consoleText}</span>
      </SmartLink>
      <SmartLink
        to={demoAddress}
        className={`gradient gradient_6 bg_position_3 ${styles.card} ${styles.demos}`}
      >
        <span className={styles.title}>
          {words.apiPanel.demosTitle} <Icon path={arrowUpRight} />
        </span>{" "}
        <span className={styles.text}>{words.apiPanel.demosText}</span>
      </SmartLink>
    </div>
  );
}
