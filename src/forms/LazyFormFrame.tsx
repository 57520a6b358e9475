import type { ReactNode, RefObject } from "react";
import { formCopy } from "../config/copy/formCopy";
import { Note } from "../ui/Note";

export interface LazyFormFrameProps {
  rootRef: RefObject<HTMLDivElement | null>;
  hasFailed: boolean;
  /** Where to write when the form's code cannot be fetched. */
  email: string;
  children: ReactNode;
}

/** The element round a form that comes to life later; says so when it cannot. */
export const LazyFormFrame = ({ rootRef, hasFailed, email, children }: LazyFormFrameProps) => (
  <div ref={rootRef}>
    {children}
    {hasFailed && (
      <div role="alert">
        <Note>
          <p>
            {formCopy.notLoaded} <a href={`mailto:${email}`}>{email}</a>
          </p>
        </Note>
      </div>
    )}
  </div>
);
