import type { ReactNode } from 'react';
import { canCancelInvitation, canResendInvitation, INVITATION_MESSAGES } from '@/contract/invitations';
import type { Invitation } from '@/contract/invitationSchemas';
import { formatDate } from '@/shared/lib/dates';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button/Button';
import { DataTable } from '@/shared/ui/data-table/DataTable';
import type { Column } from '@/shared/ui/data-table/rows';
import { RowChoice } from '@/shared/ui/row-choice/RowChoice';
import { invitationPicked, invitationUnpicked, selectIsPicked, selectSelection } from '../slice';
import { InvitationStatusBadge } from './InvitationStatusBadge';
import styles from './InvitationTable.module.css';

export interface InvitationTableProps {
  invitations: readonly Invitation[];
  /** Number of invitations without filters, for 'Mostrando X de Y invitaciones'. */
  total: number;
  /** Each row that can still be sent has a checkbox. */
  selecting?: boolean;
  loading?: boolean;
  empty?: ReactNode;
  onCancel: (invitation: Invitation) => void;
}

/** Patient, e-mail, status, send date, expiry and actions. */
export function InvitationTable({
  invitations,
  total,
  selecting = false,
  loading,
  empty,
  onCancel,
}: InvitationTableProps) {
  const columns: Column<Invitation>[] = [
    {
      key: 'patient',
      header: 'Paciente',
      cardTitle: true,
      render: (invitation) => (
        <div className={styles.patient}>
          {selecting && canResendInvitation(invitation) && <InvitationChoice invitation={invitation} />}
          <span>{invitation.patient?.name ?? '—'}</span>
        </div>
      ),
    },
    {
      key: 'email',
      header: 'Correo electrónico',
      render: ({ email }) => <span className={styles.email}>{email}</span>,
    },
    {
      key: 'status',
      header: 'Estado',
      width: '9rem',
      render: ({ status }) => <InvitationStatusBadge status={status} />,
    },
    {
      key: 'createdAt',
      header: 'Fecha de envío',
      width: '9rem',
      render: ({ createdAt }) => formatDate(createdAt),
    },
    { key: 'expiresAt', header: 'Expira', width: '9rem', render: ({ expiresAt }) => formatDate(expiresAt) },
  ];
  return (
    <div className={styles.table}>
      <DataTable
        caption="Invitaciones"
        columns={columns}
        rows={invitations}
        getRowId={({ id }) => id}
        loading={loading}
        empty={empty}
        rowActions={(invitation) =>
          canCancelInvitation(invitation.status) ? (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => onCancel(invitation)}
              aria-label={`Cancelar invitación de ${invitation.patient?.name ?? invitation.email}`}
            >
              Cancelar
            </Button>
          ) : (
            invitation.status === 'ACCEPTED' && (
              <span className={styles.done}>{INVITATION_MESSAGES.completed}</span>
            )
          )
        }
      />
      {!loading && (
        <p className={styles.footer} role="status">
          {`Mostrando ${invitations.length} de ${total} invitaciones`}
        </p>
      )}
    </div>
  );
}

/** Checkbox of one invitation. */
function InvitationChoice({ invitation }: { invitation: Invitation }) {
  const dispatch = useAppDispatch();
  const { id, patient, email } = invitation;
  const isPicked = useAppSelector((state) => selectIsPicked(state, id));
  const busy = useAppSelector((state) => selectSelection(state).run !== null);
  return (
    <RowChoice
      label={`Seleccionar la invitación de ${[patient?.name, email].filter(Boolean).join(', ')}`}
      value={isPicked}
      disabled={busy}
      onChange={(value) => dispatch((value ? invitationPicked : invitationUnpicked)({ id }))}
    />
  );
}
