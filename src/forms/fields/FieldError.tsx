import { Icon } from "../../ui/Icon";
import { warningCircle } from "../../ui/icons";
import * as styles from "./fields.module.css";

/** What is wrong with a field, announced when it appears. Nothing without a message. */
export function FieldError({ id, message }: { id: string; message: string | undefined }) {
  if (message === undefined) return null;
  return (
    <p id={id} className={styles.error} role="alert">
      <Icon path={warningCircle} />
      {message}
    </p>
  );
}
