import type { HTMLAttributes, HtmlHTMLAttributes, ReactNode } from "react";

interface HtmlProps {
  htmlAttributes: HtmlHTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  body: string;
  postBodyComponents: ReactNode;
}

/** Cascade layers, mostly named after folders of `src`; the last wins, independent of file order. */
const LAYERS = "tokens,base,ui,forms,blocks,shell,views,kinds";

/**
 * HTML document of every page. Replaces Gatsby's default, which has a meta element for Internet
 * Explorer.
 */
export default function Html(props: HtmlProps) {
  return (
    <html lang="en" {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <style>{`@layer ${LAYERS};`}</style>
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div id="___gatsby" dangerouslySetInnerHTML={{ __html: props.body }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
