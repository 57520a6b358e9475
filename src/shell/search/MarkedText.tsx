import { Fragment } from "react";
import type { TextPiece } from "../../lib/search/markMatches";
import * as styles from "./SearchResults.module.css";

/** A text with what meets the search marked. */
export const MarkedText = ({ pieces }: { pieces: readonly TextPiece[] }) =>
  pieces.map(({ text, isMatch }, index) =>
    isMatch ? (
      <mark key={index} className={styles.match}>
        {text}
      </mark>
    ) : (
      <Fragment key={index}>{text}</Fragment>
    ),
  );
