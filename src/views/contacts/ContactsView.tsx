import { graphql } from "gatsby";
import type { ReactNode } from "react";
import { contactsCopy } from "./copy";
import { assertDefined } from "../../lib/assertDefined";
import { formatTelephone, telephoneUrl } from "../../lib/telephone";
import { unbroken } from "../../lib/text";
import { Facts } from "../../ui/Facts";
import { FormPage } from "../../blocks/FormPage/FormPage";

export const contactsViewFragment = graphql`
  fragment ContactsView on Query {
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
  }
`;

export interface ContactsViewProps extends Queries.ContactsViewFragment {
  /** The contact form. */
  form: ReactNode;
}

/** How to reach us: a form, an address, a telephone and a door. */
export function ContactsView({ contactsPage, company, form }: ContactsViewProps) {
  const { title, lead } = assertDefined(contactsPage, "ContactsPage");
  const phone = company?.general.phone;
  const address = company?.business.address;
  return (
    <FormPage title={title} lead={lead} form={form}>
      <Facts
        items={[
          {
            label: contactsCopy.write,
            value: company && (
              <a href={`mailto:${company.general.email}`}>{company.general.email}</a>
            ),
          },
          {
            label: contactsCopy.call,
            value: phone && <a href={telephoneUrl(phone)}>{unbroken(formatTelephone(phone))}</a>,
          },
          {
            label: contactsCopy.visit,
            value:
              address &&
              `${address.streetAddress}, ${address.postalCode} ${address.addressLocality} ${address.fullAddressCounty}`,
          },
        ]}
      />
    </FormPage>
  );
}
