import type { ComponentProps } from "react";
import { Icon } from "./Icon";
import { magnifyingGlass } from "./icons";
import "../styles/typedFonts.css";
import { classes } from "../lib/classes";
import * as styles from "./SearchBox.module.css";

export interface SearchBoxProps extends Pick<
  ComponentProps<"input">,
  "placeholder" | "value" | "onChange" | "onBlur" | "onFocus"
> {
  /** Names the field, which has no visible label. */
  label: string;
  className?: string | undefined;
}

/** A search field behind a magnifying glass; the caller brings the form around it. */
export const SearchBox = ({ label, className, ...field }: SearchBoxProps) => (
  <div className={classes(styles.box, className)}>
    <Icon path={magnifyingGlass} />
    <input
      className="input"
      type="search"
      name="search"
      aria-label={label}
      autoComplete="off"
      {...field}
    />
  </div>
);
