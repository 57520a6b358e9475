import { previewCopy } from "./copy";
import type { UnpublishedPage } from "../../lib/previewReport";
import { Icon } from "../../ui/Icon";
import { pencilSimple } from "../../ui/icons";
import { momentInWords } from "./momentInWords";
import * as styles from "./DraftMark.module.css";

const goesLive = ({ draft, publishAt }: UnpublishedPage) => {
  if (publishAt === null) return "";
  const moment = momentInWords(publishAt);
  return ` ${draft ? previewCopy.waits(moment) : previewCopy.goesLive(moment)}`;
};

/** A band at the top of a page that visitors do not see yet, with the moment from which they will. */
export const DraftMark = ({ page }: { page: UnpublishedPage }) => (
  <aside className={styles.mark} aria-label={previewCopy.release}>
    <Icon path={pencilSimple} />
    <span>
      <b>{previewCopy.draft}</b> {previewCopy.onlyHere}
      {goesLive(page)}
    </span>
  </aside>
);
