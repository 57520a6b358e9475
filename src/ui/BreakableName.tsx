import { Fragment } from "react";

/** The parts of a name that is written as one word, such as `my`, `Knowledge` and `Graph`. */
const PART = /\p{Lu}*[^\p{Lu}]+|\p{Lu}+$/gu;

/** A name that breaks between its parts where it does not fit a line, not in the middle of one. */
export function BreakableName({ name }: { name: string }) {
  return (name.match(PART) ?? []).map((part, index) => (
    // The parts of a name never change their order.
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
