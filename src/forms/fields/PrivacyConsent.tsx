import { formCopy } from "../../copy/formCopy";
import { termsPath } from "../../routes/paths";
import { SmartLink } from "../../ui/SmartLink";
import { CheckField } from "./CheckField";

const [before = "", after = ""] = formCopy.consents.privacy.split(formCopy.privacyLink);

/** The consent that every form with personal data needs; its policy opens in a new tab. */
export const PrivacyConsent = () => (
  <CheckField name="privacy" isRequired>
    {before}
    <SmartLink to={termsPath} newTab>
      {formCopy.privacyLink}
    </SmartLink>
    {after}
  </CheckField>
);
