import { Fragment, type ReactNode } from "react";
import * as styles from "./Facts.module.css";

interface Fact {
  label: string;
  value: ReactNode;
}

/** Labelled values. Omits facts without a value; renders nothing if no fact has one. */
export function Facts({ items }: { items: readonly Fact[] }) {
  const known = items.filter(({ value }) => Boolean(value));
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ label, value }) => (
        <Fragment key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  );
}
