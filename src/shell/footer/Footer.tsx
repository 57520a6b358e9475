import type { MouseEvent, ReactNode } from "react";
import { blockCopy } from "../../copy/blockCopy";
import { useSiteData, useSiteCopy, type CompanyInfo } from "../../hooks/useSiteData";
import { formatTelephone, toTelephoneUrl, formatEuros, keepTogether } from "../../lib/text";
import {
  aboutPath,
  careersPath,
  contactsPath,
  cookiesPath,
  footerFragment,
  newsPath,
  productPath,
  researchPath,
  solutionPath,
  termsPath,
  tryPath,
  unsubscribePath,
} from "../../routes/paths";
import { Button, TextButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { facebookLogo, instagramLogo, linkedinLogo, xLogo } from "../../ui/icons";
import { isPlainClick, SmartLink } from "../../ui/SmartLink";
import { dialogStore } from "../dialogStore";
import { SiteLogo } from "../SiteLogo";
import { ThemeSwitch } from "../topBar/ThemeSwitch";
import * as styles from "./Footer.module.css";

const footerCopy = {
  social: "Social accounts",
  vat: (number: string) => `VAT ${number}`,
  rea: (number: string) => `REA ${number}`,
  capital: (amount: string) => `Share capital ${amount}`,
} as const;

const networks = {
  facebook: { name: "Facebook", icon: facebookLogo },
  X: { name: "X", icon: xLogo },
  instagram: { name: "Instagram", icon: instagramLogo },
  linkedin: { name: "LinkedIn", icon: linkedinLogo },
} as const;

const isNetwork = (type: string): type is keyof typeof networks => Object.hasOwn(networks, type);

/** Opens the dialog instead of the linked page. The page is for visitors without JavaScript. */
const openUnsubscription = (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  dialogStore.open("unsubscribe");
};

function Newsletter({ email }: { email: string }) {
  const copy = useSiteCopy();
  return (
    <div className={`stack screenOnly ${styles.news}`}>
      <p>{copy.footer.newsletter}</p>
      <Button className="scripted" onClick={() => dialogStore.open("newsletter")}>
        {copy.footer.signUp}
      </Button>
      <noscript>
        <p>
          {copy.footer.signUpByEmail} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </noscript>
      <SmartLink to={tryPath}>{blockCopy.tryIt}</SmartLink>
    </div>
  );
}

function CompanyFacts({ company }: { company: CompanyInfo }) {
  const { name, general, business } = company;
  const { streetAddress, postalCode, addressLocality } = business.address;
  return (
    <div className={styles.base}>
      <address>
        {name}
        <br />
        {streetAddress}, {postalCode} {addressLocality} {business.county.fullAddressCounty}
      </address>
      <p>
        {footerCopy.vat(general.vatNumber)}
        <br />
        {footerCopy.rea(general.rea)}
        <br />
        {footerCopy.capital(formatEuros(general.shareCapital))}
      </p>
      <div className={styles.actions}>
        <a href={`mailto:${general.email}`}>{general.email}</a>
        <a href={`mailto:${general.legalMail}`}>{general.legalMail}</a>
        <a href={toTelephoneUrl(general.phone)}>{keepTogether(formatTelephone(general.phone))}</a>
      </div>
    </div>
  );
}

function Socials({ socials }: { socials: CompanyInfo["socials"] }) {
  return (
    <ul className={styles.socials} aria-label={footerCopy.social}>
      {socials.map(({ type, url }) =>
        isNetwork(type) ? (
          <li key={type}>
            <SmartLink to={url}>
              <Icon path={networks[type].icon} label={networks[type].name} />
            </SmartLink>
          </li>
        ) : null,
      )}
    </ul>
  );
}

interface GroupProps {
  title: string;
  className?: string | undefined;
  children: ReactNode;
}

const Group = ({ title, className = "", children }: GroupProps) => (
  <nav aria-label={title} className={`screenOnly ${className}`}>
    <h2>{title}</h2>
    <ul className="links">{children}</ul>
  </nav>
);

const page = (to: string, text: string, className?: string) => (
  <li key={to}>
    <SmartLink to={to} className={className}>
      {text}
    </SmartLink>
  </li>
);

/** Fetches nothing, so that the layout doesn't shift. */
export function Footer() {
  const { bar, footer } = useSiteCopy();
  // Without a company record, the newsletter, address and social accounts are omitted.
  const { company, menuProducts: products, allSolution } = useSiteData();
  const solutions = allSolution.nodes;
  return (
    <footer id={footerFragment} className={`gradient gradient_7 bg_position_5 ${styles.footer}`}>
      <div className="page">
        <div className={styles.top}>
          {company === null ? <div /> : <Newsletter email={company.general.email} />}
          {solutions.length > 0 && (
            <Group title={footer.solutions}>
              {solutions.map(({ jsonId, title }) => page(solutionPath(jsonId), title))}
              {page(contactsPath, bar.contact, styles.contact)}
            </Group>
          )}
          <Group title={footer.company}>
            {page(aboutPath, footer.about)}
            {page(researchPath, footer.research)}
            {page(careersPath, footer.join)}
            {page(termsPath, footer.terms)}
            {page(cookiesPath, footer.cookies)}
            <li>
              <a href={unsubscribePath} onClick={openUnsubscription}>
                {footer.unsubscribe}
              </a>
            </li>
          </Group>
          {products.length > 0 && (
            <Group title={footer.products} className={styles.products}>
              {products.map(({ jsonId, title }) => page(productPath(jsonId), title))}
            </Group>
          )}
        </div>
        <noscript>
          <p className={`links ${styles.unscripted}`}>
            <a href={newsPath}>{bar.news}</a>
          </p>
        </noscript>
        {company !== null && <CompanyFacts company={company} />}
        <div className={`stack ${styles.word} screenOnly`}>
          <SiteLogo />
          <div className={`cluster ${styles.controls}`}>
            <TextButton
              className={`${styles.cookies} scripted`}
              onClick={() => dialogStore.open("cookies")}
            >
              {footer.cookiePreferences}
            </TextButton>
            <ThemeSwitch />
            {company !== null && <Socials socials={company.socials} />}
          </div>
        </div>
      </div>
    </footer>
  );
}
