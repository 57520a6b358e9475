import type { ReactNode } from "react";
import { MailApiContext } from "../../../src/forms/mailApiContext";
import type { MailApi } from "../../../src/forms/mail/createMailApi";

/** Each call waits until the test settles it. */
export const createMailStub = () => {
  const sent: unknown[] = [];
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined;
  const call = (values: unknown): Promise<void> => {
    sent.push(values);
    return new Promise((resolve, reject) => {
      settle = { resolve, reject };
    });
  };
  return {
    api: {
      prepare: () => undefined,
      contact: call,
      application: call,
      subscribe: call,
      unsubscribe: call,
      confirm: call,
    } satisfies MailApi,
    sent,
    succeed: () => settle?.resolve(),
    fail: () => settle?.reject(new Error("refused")),
  };
};

interface WithMailProps {
  stub: ReturnType<typeof createMailStub>;
  children: ReactNode;
}

export const WithMail = ({ stub, children }: WithMailProps) => (
  <MailApiContext value={stub.api}>{children}</MailApiContext>
);
