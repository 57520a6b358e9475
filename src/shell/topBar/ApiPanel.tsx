import { useWords } from "../../hooks/useWords";
import { Icon } from "../../ui/Icon";
import { arrowUpRight } from "../../ui/icons";
import { SmartLink } from "../../ui/SmartLink";
import { useShellData } from "../useShellData";
import * as styles from "./ApiPanel.module.css";

/** Two cards that lead to the console and to the demos, each in a new tab. */
export function ApiPanel() {
  const { consoleTitle, consoleText, demosTitle, demosText } = useWords().apiPanel;
  const { consoleAddress, demoAddress } = useShellData();
  const card = (to: string, ground: string, title: string, text: string) => (
    <SmartLink to={to} className={`gradient ${ground} ${styles.card}`}>
      <span className={styles.title}>
        {title} <Icon path={arrowUpRight} />
      </span>{" "}
      <span className={styles.text}>{text}</span>
    </SmartLink>
  );
  return (
    <div className={styles.cards}>
      {card(consoleAddress, "gradient_1 bg_position_5", consoleTitle, consoleText)}
      {card(demoAddress, "gradient_6 bg_position_3", demosTitle, demosText)}
    </div>
  );
}
