import { useWords } from "../../hooks/useWords";
import type { MouseEvent } from "react";
import { footerCopy } from "./copy";
import { socialNames } from "./socialNames";
import { formatTelephone, telephoneUrl } from "../../lib/telephone";
import { formatEuros, unbroken } from "../../lib/text";
import type { MenuEntry } from "../../lib/menus";
import {
  aboutPath,
  careersFragment,
  contactsPath,
  cookiesPath,
  newsPath,
  productPath,
  researchPath,
  solutionPath,
  termsPath,
  unsubscribePath,
  withFragment,
} from "../../routes/paths";
import { Button, TextButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { facebookLogo, instagramLogo, linkedinLogo, xLogo } from "../../ui/icons";
import { isPlainClick, SmartLink } from "../../ui/SmartLink";
import { dialogStore } from "../dialogStore";
import { FOOTER_ID } from "../topBar/menu";
import { SiteLogo } from "../SiteLogo";
import { ThemeSwitch } from "../topBar/ThemeSwitch";
import type { CompanyInfo } from "../useShellData";
import * as styles from "./Footer.module.css";

export interface FooterProps {
  siteName: string;
  products: readonly MenuEntry[];
  solutions: readonly MenuEntry[];
  /** Null leaves out all that depends on it, without a word. */
  company: CompanyInfo | null;
}

const socialIcons = {
  facebook: facebookLogo,
  X: xLogo,
  instagram: instagramLogo,
  linkedin: linkedinLogo,
} as const;

type SocialType = keyof typeof socialIcons;
const isSocialType = (type: string): type is SocialType => Object.hasOwn(socialIcons, type);

/** Opens the dialog in place of the page that the link leads to without scripts. */
const openUnsubscription = (event: MouseEvent) => {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  dialogStore.open("unsubscribe");
};

function Newsletter({ email }: { email: string }) {
  const words = useWords();
  return (
    <div className={styles.news}>
      <p>{words.footer.newsletter}</p>
      <Button className="scripted" onClick={() => dialogStore.open("newsletter")}>
        {words.footer.signUp}
      </Button>
      <noscript>
        <p>
          {words.footer.signUpByEmail} <a href={`mailto:${email}`}>{email}</a>
        </p>
      </noscript>
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
      <div className={styles.ways}>
        <a href={`mailto:${general.email}`}>{general.email}</a>
        <a href={`mailto:${general.legalMail}`}>{general.legalMail}</a>
        <a href={telephoneUrl(general.phone)}>{unbroken(formatTelephone(general.phone))}</a>
      </div>
    </div>
  );
}

function Socials({ socials }: { socials: CompanyInfo["socials"] }) {
  return (
    <ul className={styles.socials} aria-label={footerCopy.social}>
      {socials.map(({ type, url }) =>
        isSocialType(type) ? (
          <li key={type}>
            <SmartLink to={url}>
              <Icon path={socialIcons[type]} label={socialNames[type]} />
            </SmartLink>
          </li>
        ) : null,
      )}
    </ul>
  );
}

/** The foot of every page, written at build time, so nothing in it moves. */
export function Footer({ siteName, products, solutions, company }: FooterProps) {
  const words = useWords();
  return (
    <footer id={FOOTER_ID} className={`gradient gradient_7 bg_position_5 ${styles.footer}`}>
      <div className="page">
        <div className={styles.top}>
          {company === null ? <div /> : <Newsletter email={company.general.email} />}
          {solutions.length > 0 && (
            <nav aria-label={words.footer.solutions}>
              <h2>{words.footer.solutions}</h2>
              <ul className={styles.links}>
                {solutions.map(({ id, title }) => (
                  <li key={id}>
                    <SmartLink to={solutionPath(id)}>{title}</SmartLink>
                  </li>
                ))}
                <li>
                  <SmartLink to={contactsPath} className={styles.contact}>
                    {words.bar.contact}
                  </SmartLink>
                </li>
              </ul>
            </nav>
          )}
          <nav aria-label={words.footer.company}>
            <h2>{words.footer.company}</h2>
            <ul className={styles.links}>
              <li>
                <SmartLink to={aboutPath}>{words.footer.about}</SmartLink>
              </li>
              <li>
                <SmartLink to={researchPath}>{words.footer.research}</SmartLink>
              </li>
              <li>
                <SmartLink to={withFragment(aboutPath, careersFragment)}>
                  {words.footer.join}
                </SmartLink>
              </li>
              <li>
                <SmartLink to={termsPath}>{words.footer.terms}</SmartLink>
              </li>
              <li>
                <SmartLink to={cookiesPath}>{words.footer.cookies}</SmartLink>
              </li>
              <li>
                <a href={unsubscribePath} onClick={openUnsubscription}>
                  {words.footer.unsubscribe}
                </a>
              </li>
            </ul>
          </nav>
          {products.length > 0 && (
            <nav aria-label={words.footer.products} className={styles.products}>
              <h2>{words.footer.products}</h2>
              <ul className={`${styles.links} ${styles.columns}`}>
                {products.map(({ id, title }) => (
                  <li key={id}>
                    <SmartLink to={productPath(id)}>{title}</SmartLink>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <noscript>
          <p className={`${styles.links} ${styles.unscripted}`}>
            <a href={newsPath}>{words.bar.news}</a>
          </p>
        </noscript>
        {company !== null && <CompanyFacts company={company} />}
        <div className={styles.word}>
          <SiteLogo siteName={siteName} />
          <div className={styles.controls}>
            <TextButton
              className={`${styles.cookies} scripted`}
              onClick={() => dialogStore.open("cookies")}
            >
              {words.footer.cookiePreferences}
            </TextButton>
            <ThemeSwitch />
            {company !== null && <Socials socials={company.socials} />}
          </div>
        </div>
      </div>
    </footer>
  );
}
