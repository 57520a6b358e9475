import { useState } from "react";
import { formCopy } from "../../config/copy/formCopy";
import { storageKeys } from "../../config/storageKeys";
import { contactSchema } from "../../mail/contract/schemas";
import { Button } from "../../ui/Button";
import { SpinnerWrapper } from "../../ui/SpinnerWrapper";
import { readDraft } from "../drafts";
import { keptText, keptTick, type TypedFields } from "../fieldMap";
import { FormFailure } from "../FormFailure";
import { useMailApi } from "../mailApiContext";
import { missingOf } from "../missingOf";
import { Outcome } from "../Outcome";
import { useDraft } from "../useDraft";
import { useSchemaForm } from "../useSchemaForm";
import { useSubmission } from "../useSubmission";
import { ContactFields } from "./ContactFields";

export interface LiveContactFormProps {
  email: string;
  defaultMessage: string;
  typed: TypedFields;
}

const emptyValues = (message: string) => ({
  name: "",
  email: "",
  organization: "",
  message,
  privacy: false,
  marketing: false,
});

/** The message as a text that can be sent another way. */
const messageText = (textOf: (name: string) => string) => {
  const { labels } = formCopy;
  const organization = textOf("organization");
  return [
    `${labels.name}: ${textOf("name")}`,
    `${labels.email}: ${textOf("email")}`,
    ...(organization === "" ? [] : [`${labels.organization}: ${organization}`]),
    "",
    textOf("message"),
  ].join("\n");
};

/** The contact form with its code. */
export function LiveContactForm({ email, defaultMessage, typed }: LiveContactFormProps) {
  const mail = useMailApi();
  const { submission, submit, backToForm } = useSubmission();
  const [startMessage] = useState(defaultMessage);
  const [initialValues] = useState(() => {
    const kept = new Map([...readDraft(storageKeys.contactDraft), ...typed.fields]);
    return {
      name: keptText(kept, "name") ?? "",
      email: keptText(kept, "email") ?? "",
      organization: keptText(kept, "organization") ?? "",
      message: keptText(kept, "message") ?? startMessage,
      privacy: keptTick(kept, "privacy") ?? false,
      marketing: keptTick(kept, "marketing") ?? false,
    };
  });
  const { values, faults, canSend, textOf, text, check, onSubmit, reset } = useSchemaForm({
    initialValues,
    schema: contactSchema,
    onSubmit: (filled) =>
      submit(async (signal) => {
        await mail.contact(contactSchema.cast(filled), signal);
        if (!signal.aborted) reset(emptyValues(startMessage));
      }),
  });
  // A message that the visitor has not touched is no draft: that of another link may take its place.
  const message = values.message === startMessage ? undefined : values.message;
  useDraft(
    storageKeys.contactDraft,
    { ...values, message },
    { ...emptyValues(startMessage), message: undefined },
  );

  if (submission.step === "succeeded") {
    const { title, text: thanks, back } = formCopy.contactSuccess;
    return (
      <Outcome
        kind="success"
        title={title}
        actions={
          <Button variant="outline" onClick={backToForm}>
            {back}
          </Button>
        }
      >
        <p>{thanks}</p>
      </Outcome>
    );
  }
  if (submission.step === "failed") {
    return (
      <FormFailure
        onTryAgain={backToForm}
        message={{
          to: email,
          subject: formCopy.subjects.contact(textOf("name")),
          text: messageText(textOf),
          copyLabel: formCopy.copyMessage,
        }}
      />
    );
  }
  return (
    <SpinnerWrapper isPending={submission.step === "pending"} label={formCopy.pending.contact}>
      <ContactFields
        run={{
          canSend,
          missing: missingOf(faults, values),
          onSubmit,
          onFocus: mail.prepare,
          takesFocus: submission.step === "back",
        }}
        text={text}
        check={check}
        email={email}
      />
    </SpinnerWrapper>
  );
}
