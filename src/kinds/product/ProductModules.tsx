import { useState } from "react";
import { Accordion } from "../../blocks/Accordion/Accordion";
import { BELOW_MOBILE } from "../../lib/limits";
import { ArrowLink } from "../../ui/Button";
import { Picture, type PictureProps } from "../../ui/Picture";
import type { PictureSource } from "../../ui/pictureSource";
import { RichText } from "../../ui/RichText";
import * as styles from "./ProductModules.module.css";

export interface ProductModule {
  title: string;
  descriptionHtml: string;
  image: PictureSource | null;
  alt: string;
  focalPoint?: PictureProps["focalPoint"];
  action: { readonly text: string; readonly url: string; readonly newTab: boolean } | null;
}

/** The modules of a product, one open at a time beside its picture, which fades in. */
export function ProductModules({ modules }: { modules: readonly ProductModule[] }) {
  const [active, setActive] = useState(0);
  return (
    <div className={styles.root}>
      <Accordion
        idPrefix="module"
        onActivate={setActive}
        items={modules.map(({ title, descriptionHtml, action }) => ({
          title,
          content: (
            <>
              <RichText html={descriptionHtml} />
              {action && (
                <ArrowLink to={action.url} newTab={action.newTab}>
                  {action.text}
                </ArrowLink>
              )}
            </>
          ),
        }))}
      />
      <div className={styles.pictures}>
        {modules.map(
          ({ title, image, alt, focalPoint }, index) =>
            image && (
              <div key={title} className={styles.picture} data-active={index === active}>
                <Picture
                  className={styles.image}
                  image={image}
                  alt={index === active ? alt : ""}
                  focalPoint={focalPoint}
                  sizes={`${BELOW_MOBILE} 100vw, 45vw`}
                />
              </div>
            ),
        )}
      </div>
    </div>
  );
}
