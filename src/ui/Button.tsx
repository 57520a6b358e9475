import type { ComponentProps, ReactNode } from "react";
import { joinClasses } from "../lib/classes";
import { opensNewTab } from "../routes/linkTarget";
import { Icon } from "./Icon";
import { arrowRight, arrowUpRight } from "./icons";
import { SmartLink, type SmartLinkProps } from "./SmartLink";
import * as styles from "./Button.module.css";

interface Variant {
  /** `filled`, the default, for a main action or a pressed toggle; `outline` for others. */
  variant?: "filled" | "outline" | undefined;
}

const getButtonClass = (variant: Variant["variant"], className?: string) =>
  joinClasses(styles.button, variant === "outline" && styles.outline, className);

/** Class of an outline button, for elements that aren't buttons. */
export const outlineClass = getButtonClass("outline");

/** `type` defaults to `button`, because HTML's default would submit a form. */
export const Button = ({ variant, className, ...rest }: ComponentProps<"button"> & Variant) => (
  <button type="button" {...rest} className={getButtonClass(variant, className)} />
);

export const toLinkProps = ({ text, url, newTab }: Queries.ActionFragment) => ({
  to: url,
  newTab,
  children: text,
});

/** A link styled as a button. */
export const ButtonLink = ({ variant, className, ...rest }: SmartLinkProps & Variant) => (
  <SmartLink {...rest} className={getButtonClass(variant, className)} />
);

/** An action that isn't available yet; announced as a disabled link. */
export const DisabledButton = ({ children }: { children: ReactNode }) => (
  <span role="link" aria-disabled="true" className={styles.button}>
    {children}
  </span>
);

/** A link with an arrow to the right, or to the upper right if the link opens a new tab. */
export function ArrowLink({ className, children, ...rest }: SmartLinkProps) {
  const isOut = rest.newTab === true || opensNewTab(rest.to);
  return (
    <SmartLink {...rest} className={joinClasses(styles.arrowLink, className)}>
      {children} <Icon path={isOut ? arrowUpRight : arrowRight} />
    </SmartLink>
  );
}

/** Decorative text that looks like an arrow link, for an item whose title is the link. */
export const ArrowText = ({ children }: { children: ReactNode }) => (
  <span className={styles.arrowLink} aria-hidden>
    {children} <Icon path={arrowRight} />
  </span>
);

interface RoundButtonProps extends ComponentProps<"button"> {
  label: string;
  iconPath: string;
}

/** An icon button; `label` is its accessible name. */
export const RoundButton = ({ label, iconPath, className, ...rest }: RoundButtonProps) => (
  <button
    type="button"
    {...rest}
    aria-label={label}
    className={joinClasses(styles.round, className)}
  >
    <Icon path={iconPath} />
  </button>
);

/** Class of a text button, also for a `summary`. */
export const textClass = styles.text;

/** A button styled as a link. */
export const TextButton = ({ className, ...rest }: ComponentProps<"button">) => (
  <button type="button" {...rest} className={joinClasses(textClass, className)} />
);
