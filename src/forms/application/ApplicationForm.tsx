import { aboutCopy } from "../../config/copy/aboutCopy";
import { formCopy } from "../../config/copy/formCopy";
import { storageKeys } from "../../config/storageKeys";
import { Note } from "../../ui/Note";
import { LazyFormFrame } from "../LazyFormFrame";
import { useLazyForm } from "../useLazyForm";
import { ApplicationFields } from "./ApplicationFields";

export interface ApplicationFormProps {
  /** Titles of the open jobs (JOB-03). */
  positions: readonly string[];
  /** The title of the page's job; the first open one stands in for a closed one (JOB-04). */
  jobTitle: string;
  /** The address for applications, for those without scripts and after a failure. */
  email: string;
}

const load = () => import("./LiveApplicationForm");

const { missingNames } = formCopy;
const nothing = [
  missingNames.name,
  missingNames.email,
  missingNames.cv,
  missingNames.coverLetter,
  missingNames.privacy,
] as const;

/** The position that the form begins with (JOB-04, AMB-16). */
const defaultPosition = (positions: readonly string[], jobTitle: string): string =>
  positions.includes(jobTitle) ? jobTitle : (positions[0] ?? "");

/** The application form (APP-01 to APP-11): whole in the page as built, alive when it is needed. */
export function ApplicationForm({ positions, jobTitle, email }: ApplicationFormProps) {
  const { rootRef, live, typed, hasFailed } = useLazyForm(load, {
    key: storageKeys.applicationDraft,
    page: jobTitle,
  });
  const position = defaultPosition(positions, jobTitle);
  if (positions.length === 0) {
    return (
      <Note>
        <p>{aboutCopy.noJobs}</p>
      </Note>
    );
  }
  return (
    <LazyFormFrame rootRef={rootRef} hasFailed={hasFailed} email={email}>
      {live === null ? (
        <ApplicationFields
          positions={positions}
          run={{ canSend: false, missing: nothing }}
          text={(name) => ({ name, defaultValue: name === "position" ? position : "" })}
          check={(name) => ({ name })}
          cv={{ name: "cv" }}
          email={email}
        />
      ) : (
        <live.LiveApplicationForm
          positions={positions}
          jobTitle={jobTitle}
          defaultPosition={position}
          email={email}
          typed={typed}
        />
      )}
    </LazyFormFrame>
  );
}
