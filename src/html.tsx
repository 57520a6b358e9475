import type { HTMLAttributes, HtmlHTMLAttributes, ReactNode } from "react";

interface HtmlProps {
  htmlAttributes: HtmlHTMLAttributes<HTMLHtmlElement>;
  headComponents: ReactNode;
  bodyAttributes: HTMLAttributes<HTMLBodyElement>;
  preBodyComponents: ReactNode;
  /** The page as rendered. */
  body: string;
  postBodyComponents: ReactNode;
}

/** The order in which styles beat each other, whatever the order of their files: the last one wins. */
const LAYERS = "tokens,base,ui,forms,blocks,shell,views";

/**
 * The document of every page. Gatsby finds it by its place and name; its own one adds words for
 * Internet Explorer and an old Safari, which every visitor would fetch.
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
