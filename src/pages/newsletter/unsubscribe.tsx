import { useLocation } from "@gatsbyjs/reach-router";
import { graphql, type HeadFC, type PageProps } from "gatsby";
import { useState } from "react";
import { FormPage } from "../../blocks/FormPage/FormPage";
import { UnsubscribeForm } from "../../forms/newsletter/UnsubscribeForm";
import { useQueryString } from "../../hooks/useHydrated";
import { assertDefined } from "../../lib/errors";
import { unsubscribeCodeParameter } from "../../forms/mail/contract/paths";
import { PageHead } from "../../seo/PageHead";

const codeIn = (search: string) => new URLSearchParams(search).get(unsubscribeCodeParameter) ?? "";

export default function UnsubscribePage({
  data,
  location,
}: PageProps<Queries.UnsubscribePageQuery>) {
  const code = codeIn(useQueryString(location.search));
  const [wantsNewLink, setWantsNewLink] = useState(false);
  const { title, lead, confirmLead } = assertDefined(data.unsubscribePage, "Unsubscribe page");
  return (
    <FormPage
      title={title}
      lead={code === "" || wantsNewLink ? lead : confirmLead}
      form={
        <UnsubscribeForm
          key={code}
          code={code}
          wantsNewLink={wantsNewLink}
          onNewLink={() => setWantsNewLink(true)}
          email={assertDefined(data.company, "Company").general.email}
        />
      }
    />
  );
}

export const Head: HeadFC<Queries.UnsubscribePageQuery> = ({ data, location }) => {
  // The location in Gatsby's Head props lacks the query string.
  const { search } = useLocation();
  return (
    <PageHead
      path={location.pathname}
      page={assertDefined(codeIn(search) === "" ? data.metadata : data.confirmMetadata, "Metadata")}
    />
  );
};

export const query = graphql`
  query UnsubscribePage {
    unsubscribePage {
      title
      lead
      confirmLead
    }
    company {
      general {
        email
      }
    }
    metadata: pageMetadata(path: { eq: "/newsletter/unsubscribe" }, variant: { eq: null }) {
      ...PageHead
    }
    confirmMetadata: pageMetadata(
      path: { eq: "/newsletter/unsubscribe" }
      variant: { eq: "confirm" }
    ) {
      ...PageHead
    }
  }
`;
