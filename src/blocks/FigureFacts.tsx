import * as styles from "./FigureFacts.module.css";

export interface FigureFactsProps {
  items: readonly { title: string; description: string }[];
}

/** Plain facts, each a figure or a few words with a sentence. */
export function FigureFacts({ items }: FigureFactsProps) {
  if (items.length === 0) return null;
  return (
    <dl className={styles.list}>
      {items.map(({ title, description }) => (
        <div key={title} className={styles.fact}>
          <dt>{title}</dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
