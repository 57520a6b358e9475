import { useId } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { tryPath } from "../../routes/paths";
import { ButtonLink, toLinkProps } from "../../ui/Button";
import { RichText } from "../../ui/RichText";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./ClosingBand.module.css";

interface ClosingBandProps {
  closing: Queries.ClosingBandFragment;
  gradient: string;
  position: string;
}

/** Last section of a page: title, text, call to action, and a link to the page `/try`. */
export function ClosingBand({ closing, gradient, position }: ClosingBandProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`gradient ${gradient} ${position} ${styles.root} screenOnly`}
    >
      <div className={`page ${styles.row}`}>
        <h2 id={id} className={styles.title}>
          {closing.title}
        </h2>
        <div className={styles.side}>
          <RichText html={closing.descriptionHtml} className={styles.text} />
          <ButtonLink {...toLinkProps(closing.action)} className={styles.button} />
          <SmartLink to={tryPath}>{blockCopy.tryIt}</SmartLink>
        </div>
      </div>
    </section>
  );
}
