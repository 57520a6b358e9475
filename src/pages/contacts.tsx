import { graphql, type PageProps } from "gatsby";
import { ContactForm } from "../forms/contact/ContactForm";
import { useQueryString } from "../hooks/useQueryString";
import { messageAbout } from "../views/contacts/messageAbout";
import { assertDefined } from "../lib/assertDefined";
import { pageHead } from "../seo/PageHead";
import { ContactsView } from "../views/contacts/ContactsView";

const ContactsPage = ({ data, location }: PageProps<Queries.ContactsPageQuery>) => {
  const search = useQueryString(location.search);
  const message = messageAbout(search, data.products.nodes, data.caseStudies.nodes);
  return (
    <ContactsView
      {...data}
      form={
        // The built page knows no query: the form starts again with its message, and keeps what was typed.
        <ContactForm
          key={message}
          email={assertDefined(data.company, "Company").general.email}
          defaultMessage={message}
        />
      }
    />
  );
};
export default ContactsPage;

export const Head = pageHead<Queries.ContactsPageQuery>();

export const query = graphql`
  query ContactsPage($path: String!) {
    ...ContactsView
    products: allProduct {
      nodes {
        jsonId
        title
      }
    }
    caseStudies: allCaseStudy {
      nodes {
        jsonId
        title
      }
    }
    ...PageMetadata
  }
`;
