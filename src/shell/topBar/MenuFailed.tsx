import type { MouseEvent } from "react";
import { topBarCopy } from "../../copy/topBarCopy";
import { TextButton } from "../../ui/Button";

/**
 * In place of menus that can't be loaded: says so, and offers another try. The
 * button goes with the try, so the panel around it takes the focus.
 */
export function MenuFailed({ onRetry }: { onRetry: () => void }) {
  const retry = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    currentTarget.closest<HTMLElement>("[tabindex]")?.focus();
    onRetry();
  };
  return (
    <p role="alert">
      {topBarCopy.failed} <TextButton onClick={retry}>{topBarCopy.tryAgain}</TextButton>
    </p>
  );
}
