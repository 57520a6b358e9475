import { lazy, Suspense, useEffect, useState, type ReactNode } from "react";
import { hydrationTurns } from "../hooks/hydrationTurns";
import * as styles from "./InTurn.module.css";

function Taken({ onTaken, children }: { onTaken: () => void; children: ReactNode }) {
  useEffect(onTaken, [onTaken]);
  return children;
}

/** A component that can be had when the turn has come; nothing where there is no waiting. */
function takeTurn() {
  const turn = hydrationTurns.take();
  return turn && lazy(() => turn.then(() => ({ default: Taken })));
}

export interface InTurnProps {
  /** Below the first screen: laid out, and its fonts fetched, on the way to it or when it is taken over. */
  far?: boolean | undefined;
  children: ReactNode;
}

/**
 * A part of a page that the framework takes over in a task of its own, after the parts before it;
 * until then it stays as built. What follows it on the page must come in turn too: `useId` counts in
 * the order of rendering and must count as the build did.
 */
export function InTurn({ far = false, children }: InTurnProps) {
  const [Turn] = useState(takeTurn);
  const [isFar, setIsFar] = useState(far);
  const [beNear] = useState(() => () => setIsFar(false));
  const part = <div className={isFar ? styles.far : undefined}>{children}</div>;
  if (Turn === undefined) return part;
  return (
    // Outside the element: what waits keeps one element of the page as built, not several.
    <Suspense fallback={null}>
      <Turn onTaken={beNear}>{part}</Turn>
    </Suspense>
  );
}
