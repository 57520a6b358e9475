import { useState } from "react";
import { formCopy } from "../../config/copy/formCopy";
import { CV_MAX_BYTES } from "../../config/limits";
import { storageKeys } from "../../config/storageKeys";
import { formatBytes } from "../../lib/bytes";
import { applicationSchema } from "../../mail/contract/schemas";
import { aboutPath, careersFragment, withFragment } from "../../routes/paths";
import { ButtonLink } from "../../ui/Button";
import { SpinnerWrapper } from "../../ui/SpinnerWrapper";
import { readDraft } from "../drafts";
import { keptText, keptTick, type TypedFields } from "../fieldMap";
import { FormFailure } from "../FormFailure";
import { useMailApi } from "../mailApiContext";
import { missingOf } from "../missingOf";
import { Outcome } from "../Outcome";
import { useAfterPress } from "../useAfterPress";
import { useDraft } from "../useDraft";
import { useSchemaForm } from "../useSchemaForm";
import { useSubmission } from "../useSubmission";
import { ApplicationFields } from "./ApplicationFields";
import { useCv, type Cv } from "./useCv";

export interface LiveApplicationFormProps {
  positions: readonly string[];
  jobTitle: string;
  defaultPosition: string;
  email: string;
  typed: TypedFields;
}

/** All but the CV, whose bytes can be looked at in time only. */
const schema = applicationSchema.omit(["cv"]);

const emptyValues = (position: string) => ({
  position,
  name: "",
  email: "",
  coverLetter: "",
  privacy: false,
  marketing: false,
});

/** What the form begins with: what was typed before its code came, else the draft. */
function valuesAtStart({
  positions,
  jobTitle,
  defaultPosition,
  typed,
}: Omit<LiveApplicationFormProps, "email">) {
  const draft = readDraft(storageKeys.applicationDraft);
  const kept = new Map([...draft, ...typed.fields]);
  // A letter goes along to another job's page, the choice of a position does not.
  const isSamePage = keptText(draft, "page") === jobTitle;
  const position = keptText(isSamePage ? kept : typed.fields, "position") ?? defaultPosition;
  return {
    position: positions.includes(position) ? position : defaultPosition,
    name: keptText(kept, "name") ?? "",
    email: keptText(kept, "email") ?? "",
    coverLetter: keptText(kept, "coverLetter") ?? "",
    privacy: keptTick(kept, "privacy") ?? false,
    marketing: keptTick(kept, "marketing") ?? false,
  };
}

/** What is still needed of a CV, in a few words. */
const missingCv = (cv: Cv): string[] => {
  const { missingNames } = formCopy;
  switch (cv.step) {
    case "none":
      return [missingNames.cv];
    case "checking":
      return [missingNames.cvChecking];
    case "wrong":
      return cv.error === "sizeExceedsLimit"
        ? [missingNames.cvSize(formatBytes(CV_MAX_BYTES))]
        : [missingNames.cvFormat];
    case "fine":
      return [];
  }
};

/** What the form still needs, the CV in its place among the fields. */
function missingWithCv(missing: readonly string[], cv: Cv): string[] {
  const { missingNames } = formCopy;
  const letterIndex = missing.indexOf(missingNames.coverLetter);
  const consentIndex = missing.indexOf(missingNames.privacy);
  const cvIndex = [letterIndex, consentIndex].find((index) => index >= 0) ?? missing.length;
  return missing.toSpliced(cvIndex, 0, ...missingCv(cv));
}

/** What is wrong with the CV; that there is none, once the visitor has left its field. */
const cvFault = (cv: Cv, isTouched: boolean): string | undefined => {
  if (cv.step === "wrong") return formCopy.cvErrors[cv.error];
  return cv.step === "none" && isTouched ? formCopy.errors.cv : undefined;
};

/** The letter as a text that can be sent another way. */
const letterText = (textOf: (name: string) => string) => {
  const { labels } = formCopy;
  return [
    `${labels.position}: ${textOf("position")}`,
    `${labels.name}: ${textOf("name")}`,
    `${labels.email}: ${textOf("email")}`,
    "",
    textOf("coverLetter"),
    "",
    formCopy.cvByHand,
  ].join("\n");
};

function Sent({ position }: { position: string }) {
  const { title, text, back } = formCopy.applicationSuccess;
  return (
    <Outcome
      kind="success"
      title={title}
      actions={
        <ButtonLink variant="outline" to={withFragment(aboutPath, careersFragment)}>
          {back}
        </ButtonLink>
      }
    >
      <p>{text(position)}</p>
    </Outcome>
  );
}

/** The application form with its code. */
export function LiveApplicationForm({
  positions,
  jobTitle,
  defaultPosition,
  email,
  typed,
}: LiveApplicationFormProps) {
  const mail = useMailApi();
  const { submission, submit, backToForm } = useSubmission();
  const { cv, choose, checkAgain } = useCv(typed.files.get("cv"));
  const afterPress = useAfterPress();
  const [isCvTouched, setIsCvTouched] = useState(false);
  const [sentPosition, setSentPosition] = useState("");
  const [initialValues] = useState(() =>
    valuesAtStart({ positions, jobTitle, defaultPosition, typed }),
  );
  const { values, faults, canSend, textOf, text, check, onSubmit, reset } = useSchemaForm({
    initialValues,
    schema,
    onSubmit: async (filled) => {
      if (cv.step !== "fine" || !(await checkAgain(cv.file))) return;
      const { file } = cv;
      await submit(async (signal) => {
        const application = { ...schema.cast(filled), cv: file };
        await mail.application(application, signal);
        if (signal.aborted) return;
        setSentPosition(application.position);
        choose(undefined);
        setIsCvTouched(false);
        reset(emptyValues(defaultPosition));
      });
    },
  });
  const empty = emptyValues(defaultPosition);
  useDraft(
    storageKeys.applicationDraft,
    { ...values, page: jobTitle },
    { ...empty, page: jobTitle },
  );

  if (submission.step === "succeeded") return <Sent position={sentPosition} />;
  if (submission.step === "failed") {
    return (
      <FormFailure
        onTryAgain={backToForm}
        message={{
          to: email,
          subject: formCopy.subjects.application(textOf("position")),
          text: letterText(textOf),
          copyLabel: formCopy.copyLetter,
        }}
      />
    );
  }

  return (
    <SpinnerWrapper isPending={submission.step === "pending"} label={formCopy.pending.application}>
      <ApplicationFields
        positions={positions}
        run={{
          canSend: cv.step === "fine" && canSend,
          missing: missingWithCv(missingOf(faults, values), cv),
          onSubmit: (event) => {
            event.preventDefault();
            if (cv.step === "fine") onSubmit(event);
          },
          onFocus: mail.prepare,
          takesFocus: submission.step === "back",
        }}
        text={text}
        check={check}
        cv={{
          name: "cv",
          file: cv.step === "none" ? undefined : cv.file,
          error: cvFault(cv, isCvTouched),
          onChoose: choose,
          onBlur: () => afterPress(() => setIsCvTouched(true)),
        }}
        email={email}
      />
    </SpinnerWrapper>
  );
}
