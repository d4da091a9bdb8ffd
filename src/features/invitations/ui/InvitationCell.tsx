import type { InvitationSummary } from '@/contract/invitationSchemas';
import { canCancelInvitation, INVITATION_MESSAGES, isInvitationOver } from '@/contract/invitations';
import { errorText, isApiError } from '@/shared/api/errors';
import { useOpening } from '@/shared/openings/useOpening';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { SendIcon } from '@/shared/ui/icon/icons';
import { FailedDialog } from '@/shared/ui/late-part/FailedDialog';
import { latePart } from '@/shared/ui/late-part/latePart';
import { useListPatientInvitationsQuery } from '../api';
import { CancelInvitationFlow } from './CancelInvitationFlow';
import styles from './InvitationCell.module.css';
import { InvitationStatusBadge } from './InvitationStatusBadge';
import type { SendInvitationFlowProps } from './SendInvitationFlow';

const SendInvitationFlow = latePart<SendInvitationFlowProps>(
  async () => (await import('./SendInvitationFlow')).SendInvitationFlow,
  {
    failed: ({ onDone, onRetry }) => (
      <FailedDialog
        title="Enviar invitación"
        message="No se ha podido abrir la invitación"
        onRetry={onRetry}
        onClose={onDone}
      />
    ),
  },
);

interface InvitedPatient {
  id: string;
  name: string;
  email: string | null;
  /** Invitation embedded in the row, which saves a request. `null` means that the patient has none. */
  invitation?: InvitationSummary | null;
}

export interface InvitationCellProps {
  patient: InvitedPatient;
  /** Outside of a column: beside a name, 'Completada' would read as said of the patient. */
  named?: boolean;
}

/** The first invitation in a patient's list, or the button to send one. */
export function InvitationCell({ patient, named = false }: InvitationCellProps) {
  return patient.invitation === undefined ? (
    <AskingCell patient={patient} named={named} />
  ) : (
    <KnownCell patient={patient} invitation={patient.invitation} named={named} />
  );
}

function AskingCell({ patient, named = false }: InvitationCellProps) {
  const { data, error, isLoading } = useListPatientInvitationsQuery(patient.id);
  if (isLoading) return <span className={styles.waiting} aria-label="Cargando invitación" role="status" />;
  // A backend may answer 404 where there is none.
  if (!data && error && !(isApiError(error) && error.status === 404))
    return <span>{errorText(error, INVITATION_MESSAGES.listFailed)}</span>;
  return <KnownCell patient={patient} invitation={data?.[0] ?? null} named={named} />;
}

/**
 * Dialogs and their calls are mounted on demand, because a long table renders this cell on every keystroke.
 */
function KnownCell({
  patient,
  invitation,
  named,
}: {
  patient: InvitedPatient;
  invitation: InvitationSummary | null;
  named: boolean;
}) {
  const flow = useOpening('invitationFlow', patient.id);
  const accepted = invitation?.status === 'ACCEPTED';
  const over = invitation !== null && isInvitationOver(invitation.status);
  return (
    <div className={styles.cell}>
      {accepted && (
        <Badge tone="success">
          {named ? INVITATION_MESSAGES.named(INVITATION_MESSAGES.completed) : INVITATION_MESSAGES.completed}
        </Badge>
      )}
      {invitation && !accepted && <InvitationStatusBadge status={invitation.status} named={named} />}
      {invitation && canCancelInvitation(invitation.status) && (
        <Button
          size="sm"
          variant="quiet"
          onClick={() => flow.open(patient.id, 'cancel')}
          aria-label={`Cancelar invitación de ${patient.name}`}
        >
          {named ? 'Cancelar invitación' : 'Cancelar'}
        </Button>
      )}
      {(!invitation || over) && (
        <Button
          size="sm"
          icon={SendIcon}
          onClick={() => flow.open(patient.id, 'send')}
          aria-label={`Enviar invitación a ${patient.name}`}
        >
          {`${over ? 'Reenviar' : 'Enviar'}${named ? ' invitación' : ''}`}
        </Button>
      )}
      {flow.step === 'send' && <SendInvitationFlow patient={patient} onDone={flow.close} />}
      {flow.step === 'cancel' && invitation && (
        <CancelInvitationFlow
          invitation={{ id: invitation.id, email: invitation.email, patientId: patient.id, patient }}
          onDone={flow.close}
        />
      )}
    </div>
  );
}
