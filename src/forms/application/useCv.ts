import { useEffect, useEffectEvent, useRef, useState } from "react";
import { cvError, type CvError } from "../../mail/contract/cv";

/** The CV in the form: it is looked at as soon as it is chosen. */
export type Cv =
  | { step: "none" }
  | { step: "checking"; file: File }
  | { step: "wrong"; file: File; error: CvError }
  | { step: "fine"; file: File };

export interface UseCv {
  cv: Cv;
  choose: (file: File | undefined) => void;
  /** Looks once more before it is sent: a file may have changed or gone since. False when it is wrong. */
  checkAgain: (file: File) => Promise<boolean>;
}

/** The chosen CV; `given` was chosen before the form's code had come. */
export function useCv(given: File | undefined): UseCv {
  const [cv, setCv] = useState<Cv>(
    given === undefined ? { step: "none" } : { step: "checking", file: given },
  );
  const newest = useRef(given);

  const check = async (file: File): Promise<boolean> => {
    const error = await cvError(file);
    // Another file may have been chosen while this one was read.
    if (newest.current !== file) return false;
    setCv(error === undefined ? { step: "fine", file } : { step: "wrong", file, error });
    return error === undefined;
  };
  const choose = (file: File | undefined) => {
    newest.current = file;
    if (file === undefined) {
      setCv({ step: "none" });
      return;
    }
    setCv({ step: "checking", file });
    void check(file);
  };

  const checkGiven = useEffectEvent(() => {
    if (given !== undefined) void check(given);
  });
  useEffect(() => checkGiven(), []);
  return { cv, choose, checkAgain: check };
}
