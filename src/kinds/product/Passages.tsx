import { BELOW_MOBILE } from "../../lib/limits";
import { getFragment } from "../../lib/text";
import { ArrowLink } from "../../ui/Button";
import { Picture } from "../../ui/Picture";
import { RichText } from "../../ui/RichText";
import * as styles from "./Passages.module.css";

type Content = Queries.ProductViewFragment["content"][number];
type Module = Queries.ProductViewFragment["modules"]["modules"][number];

/** Short texts with a heading, perhaps a picture and a link: passages (`h2`) side by side, modules (`h3`) in rows. */
export const Passages = ({
  items,
  level: Heading,
}: {
  items: readonly (Content & Partial<Pick<Module, "action">>)[];
  level: "h2" | "h3";
}) => (
  <div className={styles[Heading]}>
    {items.map(({ title, descriptionHtml, imageURL, imageAlt, focalPoint, action }) => (
      <div key={title} id={getFragment(title)}>
        <Picture
          className={styles.image}
          file={imageURL}
          alt={imageAlt}
          focalPoint={focalPoint}
          sizes={`${BELOW_MOBILE} 94vw, 40rem`}
        />
        <Heading>{title}</Heading>
        <RichText html={descriptionHtml} className={styles.text} />
        {action && (
          <ArrowLink to={action.url} newTab={action.newTab}>
            {action.text}
          </ArrowLink>
        )}
      </div>
    ))}
  </div>
);
