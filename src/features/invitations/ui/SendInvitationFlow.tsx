import { useState } from 'react';
import { MAIL_OUTBOX, OUTBOX_MESSAGES } from '@/contract/system';
import { useCapability } from '@/shared/capabilities';
import { PromptDialog } from '@/shared/ui/prompt-dialog/PromptDialog';
import { invitationEmailError, useSendInvitation } from '../useSendInvitation';
import { InvitationLinkDialog } from './InvitationLinkDialog';

export interface SendInvitationFlowProps {
  patient: { id: string; name: string; email: string | null };
  /** Called when the invitation was sent or given up. The parent then removes this component. */
  onDone: () => void;
}

/** Asks for the address, sends the invitation and shows its link if the backend returns one. */
export function SendInvitationFlow({ patient, onDone }: SendInvitationFlowProps) {
  const { created, closeCreated, sending, emailRefusal, sendInvitation } = useSendInvitation();
  const staysHere = useCapability(MAIL_OUTBOX) ?? false;
  const [prompting, setPrompting] = useState(true);
  return (
    <>
      <PromptDialog
        open={prompting}
        title="Enviar invitación"
        description={
          staysHere
            ? OUTBOX_MESSAGES.invitationHint(patient.name)
            : `${patient.name} recibirá un enlace para crear su cuenta.`
        }
        label="Correo electrónico del paciente"
        type="email"
        required
        initialValue={patient.email ?? ''}
        validate={invitationEmailError}
        confirmLabel="Enviar invitación"
        pending={sending}
        {...(emailRefusal && { error: emailRefusal })}
        onConfirm={async (email) => {
          const invitation = await sendInvitation(patient.id, email);
          if (!invitation) return;
          setPrompting(false);
          if (!invitation.link) onDone();
        }}
        onCancel={onDone}
      />
      <InvitationLinkDialog
        link={created?.link ?? null}
        email={created?.email ?? ''}
        staysHere={staysHere}
        mailWaits={created?.mailWaits}
        onClose={() => {
          closeCreated();
          onDone();
        }}
      />
    </>
  );
}
