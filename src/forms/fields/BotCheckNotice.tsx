import { formCopy } from "../../copy/formCopy";
import { env } from "../../lib/env";
import { SmartLink } from "../../ui/SmartLink";

const POLICY = "https://policies.google.com/privacy";
const TERMS = "https://policies.google.com/terms";

/** The provider requires this notice. Renders nothing without a bot check. */
export function BotCheckNotice() {
  if (env.recaptchaSiteKey === "") return null;
  const { before, policy, between, terms, after } = formCopy.botCheck;
  return (
    <p className="hint">
      {before}
      <SmartLink to={POLICY} newTab>
        {policy}
      </SmartLink>
      {between}
      <SmartLink to={TERMS} newTab>
        {terms}
      </SmartLink>
      {after}
    </p>
  );
}
