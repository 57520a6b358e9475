import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { blockCopy } from "../copy/blockCopy";
import { isInternal } from "../routes/linkTarget";
import { isPlainClick } from "./SmartLink";
import { joinClasses } from "../lib/classes";
import * as styles from "./RichText.module.css";

interface RichTextProps {
  html: string;
  /** `prose` for running text with headings and lists; `plain` for other text. */
  variant?: "prose" | "plain" | undefined;
  as?: "div" | "span" | undefined;
  className?: string | undefined;
}

function followInternalLink(event: MouseEvent<HTMLElement>) {
  if (!(event.target instanceof Element) || !isPlainClick(event)) return;
  const link = event.target.closest("a");
  const href = link?.getAttribute("href");
  if (!link || link.target === "_blank" || href === undefined || href === null) return;
  if (!isInternal(href) || href.startsWith("#")) return;
  event.preventDefault();
  navigate(href);
}

/** Tells screen readers which links open a new tab, as `SmartLink` does. */
const announceNewTabs = (html: string) =>
  html.replace(
    /(<a [^>]*target="_blank"[^>]*>.*?)(?=<\/a>)/gs,
    `$1<span class="srOnly">${blockCopy.newTab}</span>`,
  );

/** Renders HTML of a record; `html` must be sanitised at build time. */
export function RichText({
  html,
  variant = "plain",
  as: Element = "div",
  className,
}: RichTextProps) {
  return (
    <Element
      className={joinClasses(styles[variant], className)}
      onClick={followInternalLink}
      dangerouslySetInnerHTML={{ __html: announceNewTabs(html) }}
    />
  );
}
