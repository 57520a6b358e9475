import { formCopy } from "../../config/copy/formCopy";
import { storageKeys } from "../../config/storageKeys";
import { LazyFormFrame } from "../LazyFormFrame";
import { useLazyForm } from "../useLazyForm";
import { ContactFields } from "./ContactFields";

export interface ContactFormProps {
  /** The company's address, for those without scripts and after a failure. */
  email: string;
  /** Prefills the message (FORM-07). */
  defaultMessage?: string | undefined;
}

const load = () => import("./LiveContactForm");

const { missingNames } = formCopy;
const nothing = [
  missingNames.name,
  missingNames.email,
  missingNames.message,
  missingNames.privacy,
] as const;

/** The contact form (FORM-01 to FORM-14): whole in the page as built, alive when it is needed. */
export function ContactForm({ email, defaultMessage = "" }: ContactFormProps) {
  const { rootRef, live, typed, hasFailed } = useLazyForm(load, { key: storageKeys.contactDraft });
  return (
    <LazyFormFrame rootRef={rootRef} hasFailed={hasFailed} email={email}>
      {live === null ? (
        <ContactFields
          run={{
            canSend: false,
            missing: nothing.filter((name) => name !== missingNames.message || !defaultMessage),
          }}
          text={(name) => ({ name, defaultValue: name === "message" ? defaultMessage : "" })}
          check={(name) => ({ name })}
          email={email}
        />
      ) : (
        <live.LiveContactForm email={email} defaultMessage={defaultMessage} typed={typed} />
      )}
    </LazyFormFrame>
  );
}
