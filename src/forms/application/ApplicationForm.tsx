import { useState } from "react";
import { mixed } from "yup";
import { aboutCopy } from "../../copy/blockCopy";
import { formCopy } from "../../copy/formCopy";
import { COVER_LETTER_HEIGHT_PX, CV_MAX_BYTES } from "../../lib/limits";
import { storageKeys } from "../../lib/storage";
import { formatBytes } from "../../lib/text";
import { careersPath } from "../../routes/paths";
import { ButtonLink } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { FormShell, PersonFields } from "../FormShell";
import { formatFormValues } from "../formValues";
import { Consents } from "../fields/Consents";
import { SelectField, TextArea } from "../fields/Field";
import { type ChosenFile, FileField } from "../fields/FileField";
import { checkCv } from "../mail/contract/cv";
import { applicationSchema } from "../mail/contract/schemas";
import { useMailApi } from "../mailApiContext";
import { useMailForm } from "../useMailForm";

interface ApplicationFormProps {
  positions: readonly string[];
  /** The page's job. If it's closed, the first open position is selected. */
  jobTitle: string;
  email: string;
}

const formSchema = applicationSchema.shape({
  cv: mixed<ChosenFile>()
    .required(formCopy.errors.cv)
    .test(
      "cv",
      ({ error }, context) => error === undefined || context.createError({ message: error }),
    ),
});

async function describeCvError(file: File): Promise<string | undefined> {
  const error = await checkCv(file);
  return error && formCopy.cvErrors[error];
}

function OpenApplicationForm({ positions, jobTitle, email }: ApplicationFormProps) {
  const mailApi = useMailApi();
  const [sentPosition, setSentPosition] = useState("");
  const form = useMailForm({
    initialValues: {
      position: positions.includes(jobTitle) ? jobTitle : (positions[0] ?? ""),
      name: "",
      email: "",
      cv: null,
      coverLetter: "",
      privacy: false,
      marketing: false,
    },
    schema: formSchema,
    isReady: async ({ cv: { file } }, { setFieldValue }) => {
      // The file may have changed or been deleted since it was chosen.
      const error = await describeCvError(file);
      if (error !== undefined) await setFieldValue("cv", { file, error });
      return error === undefined;
    },
    send: async ({ cv, ...application }, signal) => {
      await mailApi.application({ ...application, cv: cv.file }, signal);
      setSentPosition(application.position);
    },
    // All jobs share the draft. The position is restored only on the page that stored it.
    draft: { key: storageKeys.applicationDraft, pageField: "position" },
  });
  const { labels, subjects, applicationSuccess } = formCopy;
  const { values } = form.formik;
  return (
    <FormShell
      form={form}
      kind="application"
      email={email}
      success={{
        title: applicationSuccess.title,
        text: applicationSuccess.text(sentPosition),
        action: (
          <ButtonLink variant="outline" to={careersPath}>
            {applicationSuccess.back}
          </ButtonLink>
        ),
      }}
      message={{
        to: email,
        subject: subjects.application(String(values.position)),
        text: `${formatFormValues(values, "coverLetter")}\n\n${formCopy.cvByHand}`,
        copyLabel: formCopy.copyLetter,
      }}
    >
      <SelectField name="position" label={labels.position} options={positions} />
      <PersonFields />
      <FileField
        name="cv"
        label={labels.cv}
        hint={formCopy.cvHint(formatBytes(CV_MAX_BYTES))}
        accept="application/pdf,.pdf"
        check={describeCvError}
      />
      <TextArea name="coverLetter" label={labels.coverLetter} heightPx={COVER_LETTER_HEIGHT_PX} />
      <Consents />
    </FormShell>
  );
}

/** Shows a note instead of the form if no job is open. */
export const ApplicationForm = (props: ApplicationFormProps) =>
  props.positions.length === 0 ? (
    <Notice>
      <p>{aboutCopy.noJobs}</p>
    </Notice>
  ) : (
    <OpenApplicationForm {...props} />
  );
