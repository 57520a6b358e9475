import { formCopy } from "../../copy/formCopy";
import { Button } from "../../ui/Button";
import { Dialog } from "../../ui/Dialog";
import { UnsubscriptionForm } from "./UnsubscriptionForm";

export function UnsubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { title, lead } = formCopy.unsubscriptionDialog;
  return (
    <Dialog onClose={onClose} title={title} width="wide">
      <UnsubscriptionForm
        lead={<p className="lead">{lead}</p>}
        actionFor={() => <Button onClick={onClose}>{formCopy.close}</Button>}
      />
    </Dialog>
  );
}
