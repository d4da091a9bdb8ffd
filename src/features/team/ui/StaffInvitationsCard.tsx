import { ROLE_LABELS } from '@/contract/common/roles';
import { MAIL_OUTBOX, OUTBOX_MESSAGES } from '@/contract/system';
import { TEAM_MESSAGES as MESSAGES } from '@/contract/team';
import type { StaffInvitation } from '@/contract/teamAnswers';
import { failureOf } from '@/shared/api/errors';
import { useCapability } from '@/shared/capabilities';
import { FRESH_ON_RETURN } from '@/shared/freshness';
import { formatDate } from '@/shared/lib/dates';
import { useNow } from '@/shared/lib/hooks';
import { openedIn, useOpening } from '@/shared/openings/useOpening';
import { Badge } from '@/shared/ui/badge/Badge';
import { Button } from '@/shared/ui/button/Button';
import { Card } from '@/shared/ui/card/Card';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog/ConfirmDialog';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import { EmptyState } from '@/shared/ui/empty-state/EmptyState';
import { ErrorState } from '@/shared/ui/error-state/ErrorState';
import { useSubmit } from '@/shared/useSubmit';
import {
  useListStaffInvitationsQuery,
  useResendStaffInvitationMutation,
  useCancelStaffInvitationMutation,
} from '../api';
import styles from './TeamPanel.module.css';

/** The open invitations of staff. */
export function StaffInvitationsCard() {
  const query = useListStaffInvitationsQuery(undefined, FRESH_ON_RETURN);
  const { currentData } = query;
  const failure = failureOf({ ...query, text: MESSAGES.invitationsFailed });
  const question = useOpening('staffInvitationCancelling');
  const cancelling = openedIn(currentData, question);
  return (
    <Card title="Invitaciones abiertas">
      {failure ? (
        <ErrorState {...failure} />
      ) : (
        <StaffInvitationTable invitations={currentData} onCancel={({ id }) => question.open(id)} />
      )}
      {cancelling && <CancelStaffInvitationDialog invitation={cancelling} onClose={question.close} />}
    </Card>
  );
}

export interface StaffInvitationTableProps {
  /** Undefined while they are on their way. */
  invitations: readonly StaffInvitation[] | undefined;
  onCancel: (invitation: StaffInvitation) => void;
}

const columnsAt = (now: Date): Column<StaffInvitation>[] => [
  {
    key: 'name',
    header: 'Nombre',
    cardTitle: true,
    render: ({ name, email }) => (
      <div className={styles.person}>
        <span>{name}</span>
        <span className={styles.second}>{email}</span>
      </div>
    ),
  },
  { key: 'role', header: 'Papel', render: ({ role }) => ROLE_LABELS[role] },
  { key: 'createdAt', header: 'Enviada', render: ({ createdAt }) => formatDate(createdAt) },
  {
    key: 'expiresAt',
    header: 'Enlace',
    render: ({ expiresAt }) =>
      new Date(expiresAt) <= now ? (
        <Badge tone="warning">Caducado</Badge>
      ) : (
        `Hasta el ${formatDate(expiresAt)}`
      ),
  },
];

/** Invitations that nobody has accepted, to send again or cancel. */
function StaffInvitationTable({ invitations, onCancel }: StaffInvitationTableProps) {
  const now = useNow();
  const staysHere = useCapability(MAIL_OUTBOX);
  const [resend] = useResendStaffInvitationMutation();
  const { submit } = useSubmit((id: string) => resend(id), {
    success: ({ mailWaits }) => {
      if (staysHere) return OUTBOX_MESSAGES.staffInvited;
      return mailWaits ? MESSAGES.mailWaits : MESSAGES.resent;
    },
    failure: MESSAGES.inviteFailed,
  });
  return (
    <DataTable
      caption="Invitaciones al equipo"
      columns={columnsAt(now)}
      rows={invitations ?? []}
      getRowId={({ id }) => id}
      loading={!invitations}
      empty={
        <EmptyState
          headingLevel={3}
          title="No hay invitaciones abiertas"
          text="Cuando invites a alguien, aparecerá aquí hasta que cree su cuenta."
        />
      }
      rowActions={(invitation) => (
        <div className={styles.actions}>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => submit(invitation.id)}
            aria-label={`Reenviar la invitación de ${invitation.name}`}
          >
            Reenviar
          </Button>
          <Button
            size="sm"
            variant="quiet"
            onClick={() => onCancel(invitation)}
            aria-label={`Cancelar la invitación de ${invitation.name}`}
          >
            Cancelar
          </Button>
        </div>
      )}
    />
  );
}

export interface CancelStaffInvitationDialogProps {
  invitation: StaffInvitation;
  onClose: () => void;
}

/** Asks before an invitation of staff is cancelled. */
export function CancelStaffInvitationDialog({ invitation, onClose }: CancelStaffInvitationDialogProps) {
  const [cancel, { isLoading }] = useCancelStaffInvitationMutation();
  const { submit, failure } = useSubmit((id: string) => cancel(id), {
    success: MESSAGES.cancelled,
    failure: MESSAGES.cancelFailed,
    failureIn: 'alert',
    onDone: onClose,
  });
  return (
    <ConfirmDialog
      open
      title="¿Cancelar la invitación?"
      subject={`${invitation.name} · ${invitation.email}`}
      consequence="El enlace enviado dejará de funcionar. Podrás enviar otra invitación cuando quieras."
      confirmLabel="Cancelar invitación"
      cancelLabel="Volver"
      pending={isLoading}
      error={failure ?? undefined}
      onConfirm={() => submit(invitation.id)}
      onCancel={onClose}
    />
  );
}
