import type { ReactNode } from "react";
import { getTextDirection } from "../lib/example/languages";

/** A text marked with its language and that language's direction. */
export const Lang = ({
  language,
  className,
  children,
}: {
  language: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <span className={className} lang={language} dir={getTextDirection(language)}>
    {children}
  </span>
);
