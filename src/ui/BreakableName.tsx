import { Fragment } from "react";

/** Names up to this length, in letters, fit the narrowest card. */
const FITTING_LETTERS = 12;

/** The parts of a name that is written as one word, such as `my`, `Knowledge` and `Graph`. */
const PART = /\p{Lu}*[^\p{Lu}]+|\p{Lu}+$/gu;

/**
 * A long name that breaks between its parts where it does not fit a line, not in the middle of one.
 * Screen readers read such parts as words of their own, so short names stay as they are.
 */
export function BreakableName({ name }: { name: string }) {
  if (name.length <= FITTING_LETTERS) return name;
  return (name.match(PART) ?? []).map((part, index) => (
    // The parts of a name never change their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
