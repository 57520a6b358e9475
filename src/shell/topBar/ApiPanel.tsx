import { useSiteSettings, useWords } from "../../hooks/useSiteData";
import { Icon } from "../../ui/Icon";
import { arrowUpRight } from "../../ui/icons";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./ApiPanel.module.css";

/** Two cards that lead to the console and to the demos, each in a new tab. */
export function ApiPanel() {
  const { consoleTitle, consoleText, demosTitle, demosText } = useWords().apiPanel;
  const { addresses } = useSiteSettings();
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
      {card(addresses.console, "gradient_1 bg_position_5", consoleTitle, consoleText)}
      {card(addresses.demo, "gradient_6 bg_position_3", demosTitle, demosText)}
    </div>
  );
}
