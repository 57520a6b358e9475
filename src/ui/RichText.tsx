import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { isInternal } from "../routes/linkTarget";
import { isPlainClick } from "./SmartLink";
import { classes } from "../lib/classes";
import * as styles from "./RichText.module.css";

export interface RichTextProps {
  /** HTML cleaned at build time. */
  html: string;
  /** `prose` for running text with headings and lists; `plain` takes the style of its place. */
  variant?: "prose" | "plain" | undefined;
  /** `span` within a line of text or a label, for HTML without paragraphs. */
  as?: "div" | "span" | undefined;
  className?: string | undefined;
}

/** Links within the text change pages as all others do: without a reload. */
function followInternalLink(event: MouseEvent<HTMLElement>) {
  if (!(event.target instanceof Element) || !isPlainClick(event)) return;
  const link = event.target.closest("a");
  const href = link?.getAttribute("href");
  if (!link || link.target === "_blank" || href === undefined || href === null) return;
  if (!isInternal(href) || href.startsWith("#")) return;
  event.preventDefault();
  navigate(href);
}

/** The only place that sets inner HTML of editors' texts; they are cleaned before they come here. */
export function RichText({
  html,
  variant = "plain",
  as: Element = "div",
  className,
}: RichTextProps) {
  return (
    <Element
      className={classes(styles[variant], className)}
      onClick={followInternalLink}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
