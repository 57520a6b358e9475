import type { ComponentProps } from "react";
import { Icon } from "./Icon";
import { magnifyingGlass } from "./icons";
import "../styles/typedFonts.css";
import * as styles from "./SearchBox.module.css";

export interface SearchBoxProps extends Pick<
  ComponentProps<"input">,
  "placeholder" | "value" | "onChange" | "onBlur" | "onFocus"
> {
  /** Names the field; it has no label that is seen. */
  label: string;
  className?: string | undefined;
}

/** A field for a search, behind a magnifying glass; the form around it is its user's. */
export const SearchBox = ({ label, className, ...field }: SearchBoxProps) => (
  <div className={className === undefined ? styles.box : `${styles.box} ${className}`}>
    <Icon path={magnifyingGlass} />
    <input
      className={styles.input}
      type="search"
      name="search"
      aria-label={label}
      autoComplete="off"
      {...field}
    />
  </div>
);
