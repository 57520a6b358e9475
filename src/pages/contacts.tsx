import { graphql, type HeadFC, type PageProps } from "gatsby";
import { ContactForm } from "../forms/contact/ContactForm";
import { required } from "../lib/required";
import { PageHead, toPageDescription } from "../seo/PageHead";
import { ContactsView } from "../views/ContactsView";

const ContactsPage = ({ data }: PageProps<Queries.ContactsPageQuery>) => (
  <ContactsView
    {...data}
    form={<ContactForm email={required(data.company, "Company").general.email} />}
  />
);
export default ContactsPage;

export const Head: HeadFC<Queries.ContactsPageQuery> = ({ data, location }) => (
  <PageHead path={location.pathname} page={toPageDescription(data.metadata)} />
);

export const query = graphql`
  query ContactsPage {
    ...ContactsView
    metadata: pageMetadata(path: { eq: "/contacts" }) {
      ...PageHead
    }
  }
`;
