import { ArrowLink, ButtonLink } from "../../ui/Button";
import { Picture, type PictureProps } from "../../ui/Picture";
import type { PictureSource } from "../../ui/pictureSource";
import { RichText } from "../../ui/RichText";
import type { HeroAction } from "./Hero";
import * as styles from "./Statement.module.css";

export interface StatementProps {
  /** One claim with its figures in bold. */
  textHtml: string;
  picture: PictureSource | null;
  focalPoint?: PictureProps["focalPoint"];
  primaryAction: HeroAction;
  secondaryAction: HeroAction;
}

/** One sentence on the colours of the knowledge graph, with its art where there is room for it. */
export function Statement({
  textHtml,
  picture,
  focalPoint,
  primaryAction,
  secondaryAction,
}: StatementProps) {
  return (
    <section className={`gradient gradient_2 bg_position_5 ${styles.root ?? ""}`}>
      {picture && (
        <div className={styles.picture}>
          <Picture className={styles.art} image={picture} focalPoint={focalPoint} sizes="100vw" />
        </div>
      )}
      <div className="page">
        <RichText
          className={[styles.text, picture ? styles.beside : undefined].filter(Boolean).join(" ")}
          html={textHtml}
        />
        <div className={styles.foot}>
          <ButtonLink to={primaryAction.url} newTab={primaryAction.newTab}>
            {primaryAction.text}
          </ButtonLink>
          <ArrowLink to={secondaryAction.url} newTab={secondaryAction.newTab}>
            {secondaryAction.text}
          </ArrowLink>
        </div>
      </div>
    </section>
  );
}
