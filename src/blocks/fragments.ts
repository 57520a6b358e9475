import { graphql } from "gatsby";
import { toAuthorSlug } from "../lib/slugify";
import type { PaperAuthor } from "./research/paperIndex";

/** Image widths suit the `sizes` of pictures. Each further width adds a file per format. */
export const fragments = graphql`
  fragment CardImage on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [320, 640, 960])
    }
  }
  fragment WideImage on File {
    childImageSharp {
      gatsbyImageData(layout: FULL_WIDTH, breakpoints: [780, 1440, 1920])
    }
  }
  fragment HeaderBackground on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        breakpoints: [1440]
        formats: [WEBP, AVIF]
        # A negative, which a mask needs.
        transformOptions: { duotone: { highlight: "#000000", shadow: "#ffffff" } }
      )
    }
  }
  fragment NarrowHeaderBackground on File {
    childImageSharp {
      gatsbyImageData(
        layout: FULL_WIDTH
        aspectRatio: 1
        breakpoints: [640]
        formats: [WEBP, AVIF]
        transformOptions: { duotone: { highlight: "#000000", shadow: "#ffffff" } }
      )
    }
  }
  fragment VideoFrame on Video {
    title
    url
    webmURL
    captionsURL
    contentHtml: content
    duration
    source
    preview {
      ...WideImage
    }
    previewAlt
    focalPoint
    options {
      autoPlay
    }
  }
  fragment UseCase on UseCase {
    title
    description
    icon
  }
  fragment ImageToggle on ImageToggle {
    items {
      label
      imageURL {
        publicURL
      }
      imageAlt
    }
  }
  fragment Action on Action {
    text
    url
    newTab
  }
  fragment ForeignText on ForeignText {
    text
    language
    note
  }
  fragment Section on Section {
    title
    descriptionHtml: description
    imageURL {
      ...CardImage
    }
    imageAlt
    focalPoint
  }
  fragment ClosingBand on Closing {
    title
    descriptionHtml: description
    action {
      ...Action
    }
  }
  fragment LanguageCounts on HomeLanguages {
    title
    description
    counts {
      says
      label
      product {
        jsonId
      }
    }
  }
  fragment ProductMark on Product {
    jsonId
    title
    registered
    logos {
      circle {
        publicURL
      }
    }
  }
  fragment ProductDrawing on Product {
    example {
      card {
        text
        language
        rows {
          text
          language
          note
          weight
        }
      }
    }
  }
  fragment ProductCard on Product {
    ...ProductMark
    preview {
      title
      contentHtml: content
      image: cardImageURL {
        ...CardImage
      }
      focalPoint
      action {
        ...Action
      }
    }
    header {
      backgroundGradient
    }
    ...ProductDrawing
  }
  fragment CaseStudyCard on CaseStudy {
    jsonId
    kicker
    backgroundGradient
    wire {
      event
      headlines {
        textHtml: text
        lang
        language
        apart
      }
    }
    relatedProducts {
      jsonId
      ...ProductDrawing
    }
    preview {
      title
      contentHtml: content
      image: cardImageURL {
        ...CardImage
      }
      focalPoint
      action {
        ...Action
      }
    }
  }
  fragment NewsCard on Article {
    jsonId
    type
    datePublished
    preview {
      title
      contentHtml: content
      image: imageURL {
        childImageSharp {
          gatsbyImageData(
            layout: FULL_WIDTH
            breakpoints: [480, 960]
            # No WebP, which would add dozens of files; every supported browser decodes AVIF.
            formats: [AUTO, AVIF]
          )
        }
      }
      imageAlt
      focalPoint
      action {
        ...Action
      }
    }
  }
  fragment PublicationPreview on Publication {
    prettyURL
    paper {
      title
    }
    authors {
      name
      person
    }
    conference
    year: publicationYear
    month: publicationMonth
    award
    categories
  }
  fragment JoinedPerson on Author {
    jsonId
    name
  }
`;

type Author = Queries.PublicationPreviewFragment["authors"][number];

export const toPaperAuthor = ({ name, person }: Author): PaperAuthor => ({
  name,
  slug: toAuthorSlug(name, person),
});

/** Converts a paper to list data. Keeps the other queried fields, such as the venue. */
export const toPublicationPreview = <Publication extends Queries.PublicationPreviewFragment>(
  publication: Publication,
) => ({
  ...publication,
  title: publication.paper.title,
  authors: publication.authors.map(toPaperAuthor),
});
