import { graphql, type HeadFC, type PageProps } from "gatsby";
import { required } from "../lib/required";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { ContactsView } from "../views/ContactsView";

const ContactsPage = ({ data }: PageProps<Queries.ContactsPageQuery>) => (
  <ContactsView {...data} form={null} />
);
export default ContactsPage;

export const Head: HeadFC<Queries.ContactsPageQuery> = ({ data, location }) => (
  <PageHead
    path={location.pathname}
    page={toPageDescription(required(data.metadata, "Metadata"))}
  />
);

export const query = graphql`
  query ContactsPage {
    ...ContactsView
    metadata: pageMetadata(path: { eq: "/contacts" }) {
      ...PageHead
    }
  }
`;
