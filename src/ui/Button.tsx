import type { ButtonHTMLAttributes, ReactNode } from "react";
import { opensNewTab } from "../routes/linkTarget";
import { Icon } from "./Icon";
import { arrowRight, arrowUpRight } from "./icons";
import { SmartLink, type SmartLinkProps } from "./SmartLink";
import * as styles from "./Button.module.css";

/** The filled button acts; the outlined one is the way beside it. */
export type ButtonVariant = "filled" | "outline";

const buttonClass = (variant: ButtonVariant, className: string | undefined) =>
  [styles.button, variant === "outline" ? styles.outline : undefined, className]
    .filter(Boolean)
    .join(" ");

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant | undefined;
}

/** A button; its `type` is `button` unless given. */
export function Button({ variant = "filled", className, type = "button", ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonClass(variant, className)} />;
}

export interface ButtonLinkProps extends SmartLinkProps {
  variant?: ButtonVariant | undefined;
}

/** A link that looks like a button. */
export function ButtonLink({ variant = "filled", className, ...rest }: ButtonLinkProps) {
  return <SmartLink {...rest} className={buttonClass(variant, className)} />;
}

/** Words in place of a button that can't be used yet: announced as a disabled link. */
export function DisabledButton({ children }: { children: ReactNode }) {
  return (
    <span role="link" aria-disabled="true" className={styles.button}>
      {children}
    </span>
  );
}

/** A quiet link with an arrow, which points out where the link opens a tab of its own. */
export function ArrowLink({ className, children, ...rest }: SmartLinkProps) {
  const isOut = rest.newTab === true || opensNewTab(rest.to);
  return (
    <SmartLink {...rest} className={[styles.arrowLink, className].filter(Boolean).join(" ")}>
      {children} <Icon path={isOut ? arrowUpRight : arrowRight} />
    </SmartLink>
  );
}

/** The look of an arrow link inside a card whose title is the real link. */
export function ArrowText({ children }: { children: ReactNode }) {
  return (
    <span className={styles.arrowLink} aria-hidden>
      {children} <Icon path={arrowRight} />
    </span>
  );
}

export interface RoundButtonProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "aria-label"
> {
  /** Its name: the icon says nothing to a screen reader. */
  label: string;
  iconPath: string;
  size?: "normal" | "small" | undefined;
}

/** A round button with an icon. */
export function RoundButton({
  label,
  iconPath,
  size = "normal",
  className,
  type = "button",
  ...rest
}: RoundButtonProps) {
  const classes = [styles.round, size === "small" ? styles.small : undefined, className];
  return (
    <button {...rest} type={type} aria-label={label} className={classes.filter(Boolean).join(" ")}>
      <Icon path={iconPath} />
    </button>
  );
}

/** A button that reads like a link within a text. */
export function TextButton({
  className,
  type = "button",
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button {...rest} type={type} className={[styles.text, className].filter(Boolean).join(" ")} />
  );
}
