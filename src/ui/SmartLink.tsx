import { navigate } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { prefetchOnIntent } from "./prefetchOnIntent";
import { isInternal, opensNewTab } from "../routes/linkTarget";
import { blockCopy } from "../copy/blockCopy";

export interface SmartLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href" | "target" | "rel" | "onPointerEnter" | "onFocus" | "onTouchStart"
> {
  to: string;
  /** Forces a new tab for an internal page, such as the privacy policy beside a form. */
  newTab?: boolean | undefined;
}

/** True for a left click without modifier keys, unless a handler has prevented it. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/** A link. External addresses and files open in a new tab; the router opens internal pages. */
export function SmartLink({ to, newTab = false, children, ...rest }: SmartLinkProps) {
  if (newTab || opensNewTab(to)) {
    return (
      <a {...rest} href={to} target="_blank" rel="noopener">
        {children}
        <span className="srOnly">{blockCopy.newTab}</span>
      </a>
    );
  }
  if (!isInternal(to) || to.startsWith("#")) {
    return (
      <a {...rest} href={to}>
        {children}
      </a>
    );
  }
  const prefetch = () => prefetchOnIntent(to);
  return (
    <a
      {...rest}
      href={to}
      onClick={(event) => {
        rest.onClick?.(event);
        if (!isPlainClick(event)) return;
        event.preventDefault();
        // The router doesn't scroll if the address stays the same.
        if (to === `${window.location.pathname}${window.location.search}`) window.scrollTo(0, 0);
        navigate(to);
      }}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
    >
      {children}
    </a>
  );
}
