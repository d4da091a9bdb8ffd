import { useState } from 'react';
import { PromptDialog } from '@/shared/ui/prompt-dialog';
import { invitationEmailError, useInvitationActions } from '../useInvitationActions';
import { InvitationLinkDialog } from './InvitationLinkDialog';

/** Props of sending an invitation. */
export interface SendInvitationFlowProps {
  patient: { id: string; name: string; email: string | null };
  /** Sent or given up: the flow can be taken away. */
  onDone: () => void;
}

/** Asks for the address, sends the invitation and hands over its link where the backend gives one. */
export function SendInvitationFlow({ patient, onDone }: SendInvitationFlowProps) {
  const { created, closeCreated, sending, sendInvitation } = useInvitationActions();
  const [prompting, setPrompting] = useState(true);
  return (
    <>
      <PromptDialog
        open={prompting}
        title="Enviar invitación"
        description={`${patient.name} recibirá un enlace para crear su cuenta.`}
        label="Correo electrónico del paciente"
        type="email"
        required
        initialValue={patient.email ?? ''}
        validate={invitationEmailError}
        confirmLabel="Enviar invitación"
        pending={sending}
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
        onClose={() => {
          closeCreated();
          onDone();
        }}
      />
    </>
  );
}
