import { navigate } from "gatsby";
import type { AnchorHTMLAttributes, MouseEvent } from "react";
import { prefetchOnIntent } from "./prefetchOnIntent";
import { isInternal, opensNewTab } from "../routes/linkTarget";
import { blockCopy } from "../copy/blockCopy";

export interface SmartLinkProps extends Omit<
  AnchorHTMLAttributes<HTMLAnchorElement>,
  "href" | "target" | "rel" | "onPointerEnter" | "onFocus" | "onTouchStart"
> {
  /** A path of the site, a file, or a full address. */
  to: string;
  /** Forces a new tab for a page of the site, such as the privacy policy beside a form. */
  newTab?: boolean | undefined;
}

/** A click that the router may take: the plain left button, without a modifier. */
export const isPlainClick = (event: MouseEvent) =>
  event.button === 0 &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey &&
  !event.defaultPrevented;

/**
 * The one link of the site. Addresses that start with `http` and files open a new tab and say so;
 * pages of the site change without a reload and are fetched ahead on intent only: hover, focus or
 * touch.
 */
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
        // The router scrolls to another page only; a link to the current page leads to its top.
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
