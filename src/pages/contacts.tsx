import { graphql, type PageProps } from "gatsby";
import { FormPage } from "../blocks/FormPage/FormPage";
import { blockCopy } from "../copy/blockCopy";
import { ContactForm, getPrefilledMessage } from "../forms/contact/ContactForm";
import { useQueryString } from "../hooks/useHydrated";
import { assertDefined } from "../lib/errors";
import { formatTelephone, toTelephoneUrl, keepTogether } from "../lib/text";
import { tryPath } from "../routes/paths";
import { pageHead } from "../seo/PageHead";
import { Facts } from "../ui/Facts";
import { SmartLink } from "../ui/SmartLink";

export default function ContactsPage({ data, location }: PageProps<Queries.ContactsPageQuery>) {
  const search = useQueryString(location.search);
  const message = getPrefilledMessage(search, data.products.nodes, data.caseStudies.nodes);
  const { general, business } = assertDefined(data.company, "Company");
  const { email, phone } = general;
  const { streetAddress, postalCode, addressLocality, fullAddressCounty } = business.address;
  return (
    <FormPage
      {...assertDefined(data.contactsPage, "ContactsPage")}
      form={
        // The prerendered page has no query; the key remounts the form with the query's message.
        <ContactForm key={message} email={email} defaultMessage={message} />
      }
    >
      <Facts
        items={[
          { label: "Write", value: <a href={`mailto:${email}`}>{email}</a> },
          {
            label: "Call",
            value: <a href={toTelephoneUrl(phone)}>{keepTogether(formatTelephone(phone))}</a>,
          },
          {
            label: "Visit",
            value: `${streetAddress}, ${postalCode} ${addressLocality} ${fullAddressCounty}`,
          },
        ]}
      />
      <p>
        <SmartLink to={tryPath}>{blockCopy.tryIt}</SmartLink>
      </p>
    </FormPage>
  );
}

export const Head = pageHead<Queries.ContactsPageQuery>();

export const query = graphql`
  query ContactsPage($path: String!) {
    contactsPage {
      title
      lead
    }
    company {
      general {
        email
        phone {
          prefix
          number
        }
      }
      business {
        address {
          streetAddress
          postalCode
          addressLocality
          fullAddressCounty
        }
      }
    }
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
