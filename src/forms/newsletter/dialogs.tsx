import { blockCopy } from "../../copy/blockCopy";
import { formCopy } from "../../copy/formCopy";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { Consents } from "../fields/Consents";
import { FormShell, PersonFields } from "../FormShell";
import { subscriptionSchema } from "../mail/contract/schemas";
import { useMailApi } from "../mailApiContext";
import { useMailForm } from "../useMailForm";
import { UnsubscriptionForm } from "./UnsubscribeForm";

/** Subscription form in a dialog. It's mounted only while open, so opening resets the form. */
export function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const mailApi = useMailApi();
  const form = useMailForm({
    initialValues: { subscriber: { name: "", email: "" }, privacy: false, marketing: false },
    schema: subscriptionSchema,
    send: mailApi.subscribe,
  });
  const { title, lead } = formCopy.subscriptionDialog;
  return (
    <Dialog onClose={onClose} title={title} width="wide">
      <FormShell
        form={form}
        kind="subscription"
        lead={<p className="lead">{lead}</p>}
        success={{
          ...formCopy.subscriptionSuccess,
          action: <Button onClick={onClose}>{blockCopy.close}</Button>,
        }}
      >
        <PersonFields within="subscriber." />
        <Consents isSubscription />
      </FormShell>
    </Dialog>
  );
}

export function UnsubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { title, lead } = formCopy.unsubscriptionDialog;
  return (
    <Dialog onClose={onClose} title={title} width="wide">
      <UnsubscriptionForm
        lead={<p className="lead">{lead}</p>}
        actionFor={() => <Button onClick={onClose}>{blockCopy.close}</Button>}
      />
    </Dialog>
  );
}
