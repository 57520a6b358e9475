import { getSenseColour } from "../../lib/senses";
import { ArrowLink, ButtonLink, toLinkProps } from "../../ui/Button";
import { RichText } from "../../ui/RichText";
import { SenseGraph } from "./SenseGraph";
import "../../../.cache/fonts/italic.css";
import * as styles from "./Hero.module.css";

type Hero = NonNullable<Queries.HomePageQuery["homePage"]>["hero"];

/** Top of the home page; CSS alone highlights the chosen sentence's sense. */
export function Hero({ hero }: { hero: Hero }) {
  const { contexts } = hero;
  return (
    <section className={styles.root}>
      <div className={`page ${styles.row}`}>
        <div>
          <h1 className={styles.title}>
            {hero.title} <em>{hero.titleEmphasis}</em>
          </h1>
          <RichText className={`lead ${styles.lead}`} html={hero.leadHtml} />
          <div className={`cluster ${styles.actions}`}>
            <ButtonLink {...toLinkProps(hero.primaryAction)} />
            <ArrowLink {...toLinkProps(hero.secondaryAction)} />
          </div>
          <form>
            <fieldset className={styles.contexts}>
              <legend>{hero.legend}</legend>
              {contexts.map(({ sense, sentenceHtml }, index) => (
                <label key={sense} style={{ "--c": getSenseColour(index + 1) }}>
                  <input type="radio" name="sense" value={index + 1} autoComplete="off" />
                  <RichText as="span" html={sentenceHtml} />
                </label>
              ))}
            </fieldset>
            <button type="reset" className={styles.undo}>
              Show all the senses again
            </button>
          </form>
        </div>
        <SenseGraph
          headword={hero.headword}
          partOfSpeech={hero.partOfSpeech}
          senses={contexts.map(({ sense }) => sense)}
          label={hero.graphLabel}
        />
      </div>
    </section>
  );
}
