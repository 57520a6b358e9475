import { CAROUSEL_MIN_CASE_STUDIES, CASE_STUDIES_PER_BLOCK } from "../../lib/limits";
import { chunk } from "../../lib/lists";
import { SectionHeader } from "../../ui/Section";
import { Carousel } from "../Carousel/Carousel";
import { CardGrid } from "../Card/Card";
import { CaseStudyCard, type CaseStudyCardProps } from "../Card/CaseStudyCard";

interface CaseStudiesProps extends Pick<CaseStudyCardProps, "productId"> {
  title: string;
  id: string;
  studies: readonly Queries.CaseStudyCardFragment[];
}

/** Up to three case studies as a list, four or more as a carousel with two per block. */
export function CaseStudies({ title, id, studies, productId }: CaseStudiesProps) {
  if (studies.length === 0) return null;
  if (studies.length < CAROUSEL_MIN_CASE_STUDIES) {
    return (
      <>
        <SectionHeader title={title} id={id} />
        <CardGrid>
          {studies.map((study) => (
            <CaseStudyCard key={study.jsonId} study={study} productId={productId} />
          ))}
        </CardGrid>
      </>
    );
  }
  return (
    <Carousel title={title} id={id} type="block">
      {chunk(studies, CASE_STUDIES_PER_BLOCK).map((block) => (
        <li key={block.map((study) => study.jsonId).join(" ")}>
          {block.map((study) => (
            <CaseStudyCard key={study.jsonId} layout="stack" study={study} productId={productId} />
          ))}
        </li>
      ))}
    </Carousel>
  );
}
