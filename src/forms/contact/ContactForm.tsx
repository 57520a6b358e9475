import { formCopy } from "../../copy/formCopy";
import { storageKeys } from "../../lib/storage";
import { ABOUT_PARAMETER } from "../../routes/paths";
import { Button } from "../../ui/Button";
import { Consents } from "../fields/Consents";
import { TextArea, TextField } from "../fields/Field";
import { formatFormValues } from "../formValues";
import { FormShell, PersonFields } from "../FormShell";
import { contactSchema } from "../mail/contract/schemas";
import { useMailApi } from "../mailApiContext";
import { useMailForm } from "../useMailForm";

interface Topic {
  readonly jsonId: string;
  readonly title: string;
}

/** Returns a message about the query's record. Ignores unknown ids, so links can't insert text. */
export function getPrefilledMessage(
  queryString: string,
  products: readonly Topic[],
  caseStudies: readonly Topic[],
): string {
  const id = new URLSearchParams(queryString).get(ABOUT_PARAMETER);
  const isMeant = ({ jsonId }: Topic) => jsonId === id;
  const product = products.find(isMeant);
  if (product) return `I’d like to talk to you about ${product.title}.`;
  const study = caseStudies.find(isMeant);
  return study ? `I’d like to ask about the case study “${study.title}”.` : "";
}

interface ContactFormProps {
  email: string;
  defaultMessage?: string | undefined;
}

export function ContactForm({ email, defaultMessage = "" }: ContactFormProps) {
  const mailApi = useMailApi();
  const form = useMailForm({
    initialValues: {
      name: "",
      email: "",
      organization: "",
      message: defaultMessage,
      privacy: false,
      marketing: false,
    },
    schema: contactSchema,
    send: mailApi.contact,
    draft: { key: storageKeys.contactDraft },
  });
  const { labels, contactSuccess, subjects } = formCopy;
  const { values } = form.formik;
  return (
    <FormShell
      form={form}
      kind="contact"
      email={email}
      success={{
        ...contactSuccess,
        action: (
          <Button variant="outline" onClick={form.backToForm}>
            {contactSuccess.back}
          </Button>
        ),
      }}
      message={{
        to: email,
        subject: subjects.contact(String(values.name)),
        text: formatFormValues(values, "message"),
        copyLabel: formCopy.copyMessage,
      }}
    >
      <PersonFields />
      <TextField
        name="organization"
        label={labels.organization}
        isRequired={false}
        autoComplete="organization"
      />
      <TextArea name="message" label={labels.message} />
      <Consents />
    </FormShell>
  );
}
