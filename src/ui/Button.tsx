import type { ButtonHTMLAttributes, ReactNode } from "react";
import { classes } from "../lib/classes";
import { opensNewTab } from "../routes/linkTarget";
import { Icon } from "./Icon";
import { arrowRight, arrowUpRight } from "./icons";
import { SmartLink, type SmartLinkProps } from "./SmartLink";
import * as styles from "./Button.module.css";

/** The filled button acts; the outlined one is the way beside it. */
export type ButtonVariant = "filled" | "outline";

const buttonClass = (variant: ButtonVariant, className: string | undefined) =>
  classes(styles.button, variant === "outline" && styles.outline, className);

/** The look of an outlined button, for what stands where a control lies. */
export const outlineLook = buttonClass("outline", undefined);

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant | undefined;
}

/** A button; its `type` is `button` unless given. */
export const Button = ({ variant = "filled", className, ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={buttonClass(variant, className)} />
);

export interface ButtonLinkProps extends SmartLinkProps {
  variant?: ButtonVariant | undefined;
}

/** A link that looks like a button. */
export const ButtonLink = ({ variant = "filled", className, ...rest }: ButtonLinkProps) => (
  <SmartLink {...rest} className={buttonClass(variant, className)} />
);

/** Words in place of a button that can't be used yet: announced as a disabled link. */
export const DisabledButton = ({ children }: { children: ReactNode }) => (
  <span role="link" aria-disabled="true" className={styles.button}>
    {children}
  </span>
);

/** A quiet link with an arrow, which points out where the link opens a tab of its own. */
export function ArrowLink({ className, children, ...rest }: SmartLinkProps) {
  const isOut = rest.newTab === true || opensNewTab(rest.to);
  return (
    <SmartLink {...rest} className={classes(styles.arrowLink, className)}>
      {children} <Icon path={isOut ? arrowUpRight : arrowRight} />
    </SmartLink>
  );
}

/** The look of an arrow link inside a card whose title is the real link. */
export const ArrowText = ({ children }: { children: ReactNode }) => (
  <span className={styles.arrowLink} aria-hidden>
    {children} <Icon path={arrowRight} />
  </span>
);

export interface RoundButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** Its name: the icon says nothing to a screen reader. */
  label: string;
  iconPath: string;
}

/** A round button with an icon. */
export const RoundButton = ({ label, iconPath, className, ...rest }: RoundButtonProps) => (
  <button type="button" {...rest} aria-label={label} className={classes(styles.round, className)}>
    <Icon path={iconPath} />
  </button>
);

/** The look of a quiet button, for a summary that opens its details. */
export const textLook = styles.text;

/** A button that reads like a link within a text. */
export const TextButton = ({ className, ...rest }: ButtonHTMLAttributes<HTMLButtonElement>) => (
  <button type="button" {...rest} className={classes(textLook, className)} />
);
