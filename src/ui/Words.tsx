import type { ReactNode } from "react";
import { textDirection } from "../lib/example/languages";

/** A text in another language, with that language's direction. */
export const Words = ({
  language,
  className,
  children,
}: {
  language: string;
  className?: string | undefined;
  children: ReactNode;
}) => (
  <span className={className} lang={language} dir={textDirection(language)}>
    {children}
  </span>
);
