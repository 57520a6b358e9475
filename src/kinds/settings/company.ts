import { z } from "zod";
import { decimal, fieldRegistry, oneOf, text, whole } from "../fields";
import { listOf, objectOf } from "../shared";

const email = (description: string) =>
  z
    .email("must be an e-mail address")
    .register(fieldRegistry, { description, example: "info@polysema.example" });

const digits = (pattern: RegExp, description: string, example: string) =>
  z
    .string()
    .regex(pattern, `write digits, such as ${example}`)
    .register(fieldRegistry, { description, example, field: { role: "text" } });

export const companySchema = objectOf("Company", "The company's facts.", {
  name: text("The legal name.", "Polysema S.r.l."),
  general: objectOf("CompanyGeneral", "General facts.", {
    email: email("The general address."),
    legalMail: email("The address for legal matters and data protection."),
    jobsMail: email("The address for applications."),
    phone: objectOf("Phone", "The telephone.", {
      prefix: digits(/^\+\d{1,3}$/, "The country's prefix.", "+39"),
      number: digits(/^\d[\d ./()-]{3,}$/, "The number.", "06 0000 0000"),
    }),
    vatNumber: text("The VAT number.", "IT00000000000", { label: "VAT number" }),
    rea: text("The number in the register of companies.", "RM-0000000", { label: "REA number" }),
    shareCapital: whole("The share capital in euro.", 1, 1_000_000_000, 10000),
  }),
  business: objectOf("CompanyBusiness", "The seat.", {
    address: objectOf("PostalAddress", "The seat.", {
      streetAddress: text("Street and number.", "Via dei Lessici 14"),
      postalCode: text("Postal code.", "00184"),
      addressLocality: text("Town.", "Rome", { label: "Town" }),
      fullAddressCounty: text("County and country.", "(RM), Italy"),
      addressCountry: text("The country's code.", "IT", { label: "Country" }),
    }),
    geolocations: objectOf("Geolocation", "Where the seat is.", {
      lat: decimal("Latitude, in degrees.", -90, 90, 41.9),
      long: decimal("Longitude, in degrees.", -180, 180, 12.5),
    }),
  }),
  socials: listOf(
    objectOf("SocialAccount", "An account on a social network.", {
      type: oneOf(["facebook", "X", "instagram", "linkedin"], "The network."),
      url: z.url({ protocol: /^https$/ }).register(fieldRegistry, {
        description: "The account's page.",
        label: "Link",
        example: "https://x.com/polysema_example",
      }),
      id: text("The account's name, with @ where the network uses it.", "@polysema_example"),
    }),
    "Accounts on social networks.",
  ),
});
