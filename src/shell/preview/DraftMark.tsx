import type { UnpublishedPage } from "../../lib/previewReport";
import { Icon } from "../../ui/Icon";
import { pencilSimple } from "../../ui/icons";
import { previewCopy } from "./copy";
import * as styles from "./DraftMark.module.css";

/** A band at the top of a page that visitors do not see yet, with the moment from which they will. */
export const DraftMark = ({ page: { draft, publishAt } }: { page: UnpublishedPage }) => (
  <aside className={`${styles.mark} screenOnly`} aria-label={previewCopy.release}>
    <Icon path={pencilSimple} />
    <span>
      <b>{previewCopy.draft}</b> {previewCopy.onlyHere}
      {publishAt !== null && ` ${previewCopy.goesLive(publishAt, draft)}`}
    </span>
  </aside>
);
