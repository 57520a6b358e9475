import { SectionList } from "../../blocks/SectionList/SectionList";
import { getFragment } from "../../lib/text";
import { ArrowLink, toLinkProps } from "../../ui/Button";
import { RichText } from "../../ui/RichText";
import * as styles from "./Passages.module.css";

type Module = Queries.ProductViewFragment["modules"]["modules"][number];

/** Passages (`h2`) side by side, or modules (`h3`) in rows. Pictures alternate with texts. */
export const Passages = ({
  items,
  level: Heading,
}: {
  items: readonly (Queries.SectionFragment & Partial<Pick<Module, "action">>)[];
  level: "h2" | "h3";
}) =>
  items.some(({ imageURL }) => imageURL) ? (
    <div>
      <SectionList sections={items} level={Heading} />
    </div>
  ) : (
    <div className={styles[Heading]}>
      {items.map(({ title, descriptionHtml, action }) => (
        <div key={title} id={getFragment(title)}>
          <Heading>{title}</Heading>
          <RichText html={descriptionHtml} className={styles.text} />
          {action && <ArrowLink {...toLinkProps(action)} />}
        </div>
      ))}
    </div>
  );
