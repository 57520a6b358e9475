import { graphql } from "gatsby";
import { ClosingBand } from "../../blocks/ClosingBand/ClosingBand";
import { Accordion } from "../../blocks/Accordion/Accordion";
import { JobGroups } from "../../blocks/JobGroups/JobGroups";
import { aboutCopy } from "../../copy/aboutCopy";
import { BELOW_MOBILE } from "../../lib/limits";
import { groupBy } from "../../lib/lists";
import { assertDefined } from "../../lib/assertDefined";
import { careersFragment, jobPath } from "../../routes/paths";
import { PageHeader } from "../../ui/PageHeader";
import { Picture } from "../../ui/Picture";
import { toPictureSource } from "../../ui/pictureSource";
import { RichText } from "../../ui/RichText";
import { Section } from "../../ui/Section";
import { SectionHeader } from "../../ui/SectionHeader";
import * as styles from "./AboutView.module.css";

export const aboutViewFragment = graphql`
  fragment AboutView on Query {
    aboutPage {
      header {
        title
        descriptionHtml: description
        backgroundGradient
        backgroundPosition
      }
      closing {
        ...ClosingBand
      }
      why {
        title
        descriptionHtml: description
      }
      how {
        title
        imageURL {
          ...CardImage
        }
        imageAlt
        focalPoint {
          x
          y
        }
        items {
          title
          descriptionHtml: description
        }
      }
      careers {
        title
        descriptionHtml: description
      }
    }
    allJob(filter: { active: { eq: true } }, sort: [{ category: DESC }, { title: ASC }]) {
      nodes {
        prettyURL
        title
        category
        place
        # Read of each job, so that the list is made anew in the first build after a job's last day.
        active
      }
    }
  }
`;

/** Who we are, how we work, and the open jobs by category. */
export function AboutView({ aboutPage, allJob }: Queries.AboutViewFragment) {
  const { header, closing, why, how, careers } = assertDefined(aboutPage, "AboutPage");
  const howImage = toPictureSource(how.imageURL);
  const groups = groupBy(allJob.nodes, ({ category }) => category).map(({ heading, items }) => ({
    heading,
    items: items.map(({ title, place, prettyURL }) => ({
      title,
      note: place,
      to: jobPath(prettyURL),
    })),
  }));
  return (
    <>
      <PageHeader
        splash
        title={header.title}
        subtitle={<RichText html={header.descriptionHtml} />}
        gradient={header.backgroundGradient}
        position={header.backgroundPosition}
      />
      <Section split labelledBy="why">
        <SectionHeader title={why.title} id="why" />
        <RichText html={why.descriptionHtml} variant="prose" />
      </Section>
      <Section ground="sunk" labelledBy="how">
        <div className={styles.duo}>
          {howImage && (
            <Picture
              image={howImage}
              alt={how.imageAlt ?? ""}
              focalPoint={how.focalPoint}
              sizes={`${BELOW_MOBILE} 100vw, 42rem`}
              className={styles.image}
            />
          )}
          <div className={styles.text}>
            <h2 id="how">{how.title}</h2>
            <Accordion
              idPrefix="how"
              items={how.items.map(({ title, descriptionHtml }) => ({
                title,
                content: <RichText html={descriptionHtml} />,
              }))}
            />
          </div>
        </div>
      </Section>
      <Section id={careersFragment} labelledBy="careers">
        <SectionHeader
          title={careers.title}
          id="careers"
          description={<RichText html={careers.descriptionHtml} />}
        />
        {groups.length > 0 ? <JobGroups groups={groups} /> : <p>{aboutCopy.noJobs}</p>}
      </Section>
      <ClosingBand
        closing={closing}
        gradient={header.backgroundGradient}
        position="bg_position_4"
      />
    </>
  );
}
