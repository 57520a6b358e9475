import type { ComponentProps } from "react";
import { Icon } from "./Icon";
import { magnifyingGlass } from "./icons";
import "../styles/typedFonts.css";
import { joinClasses } from "../lib/classes";
import * as styles from "./SearchBox.module.css";

interface SearchBoxProps extends Pick<
  ComponentProps<"input">,
  "placeholder" | "value" | "onChange" | "onBlur" | "onFocus"
> {
  label: string;
  className?: string | undefined;
}

/** A search input without its form; `label` is its accessible name. */
export const SearchBox = ({ label, className, ...field }: SearchBoxProps) => (
  <div className={joinClasses(styles.box, className)}>
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
