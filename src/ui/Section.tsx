import { Suspense, type ComponentProps } from "react";
import { joinClasses } from "../lib/classes";
import * as styles from "./Section.module.css";

interface SectionProps extends ComponentProps<"section"> {
  /** Gives the section a darker background. */
  isSunk?: boolean | undefined;
  /** Adds a border at the top. */
  hasBorder?: boolean | undefined;
  /** Sticky title on the left, content on the right; one column below 992 px. */
  split?: boolean | undefined;
}

/** A page section with the site's spacing and width. Suspense hydrates it separately. */
export function Section({ children, isSunk, hasBorder, split, className, ...rest }: SectionProps) {
  return (
    <Suspense fallback={null}>
      <section
        {...rest}
        className={joinClasses(
          styles.root,
          isSunk && styles.sunk,
          hasBorder && styles.line,
          className,
        )}
      >
        <div className={joinClasses("page", split && `columns ${styles.split}`)}>{children}</div>
      </section>
    </Suspense>
  );
}
