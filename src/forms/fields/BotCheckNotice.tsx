import { formCopy } from "../../config/copy/formCopy";
import { env } from "../../config/env";
import { termsPath } from "../../routes/paths";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./fields.module.css";

/** Whose texts apply: the provider's, or our own where the site does without one. */
const addresses =
  env.recaptchaSiteKey === ""
    ? { policy: termsPath, terms: termsPath }
    : {
        policy: "https://policies.google.com/privacy",
        terms: "https://policies.google.com/terms",
      };

/** Says that a bot check protects the site, and whose texts apply (FORM-10). */
export function BotCheckNotice() {
  const { before, policy, between, terms, after } = formCopy.botCheck;
  return (
    <p className={styles.hint}>
      {before}
      <SmartLink to={addresses.policy} newTab>
        {policy}
      </SmartLink>
      {between}
      <SmartLink to={addresses.terms} newTab>
        {terms}
      </SmartLink>
      {after}
    </p>
  );
}
