import type { MouseEvent } from "react";
import { topBarCopy } from "../../copy/topBarCopy";
import { TextButton } from "../../ui/Button";

/**
 * In place of menus that cannot be had: what is the case, and another try. The
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
