import type { ReactNode } from 'react';
import { INVITATION_STATUS_LABELS, INVITATION_STATUSES, type InvitationStatus } from '@/contract/invitations';
import type { Invitation } from '@/contract/invitationSchemas';
import {
  CircleCrossIcon,
  ClockIcon,
  InboxIcon,
  MailIcon,
  SuccessIcon,
  TimerIcon,
} from '@/shared/ui/icon/icons';
import { NativeSelectField } from '@/shared/ui/native-select-field/NativeSelectField';
import { SearchField } from '@/shared/ui/search-field/SearchField';
import { StatCard, StatGrid } from '@/shared/ui/stat-card/StatCard';
import { Toolbar } from '@/shared/ui/toolbar/Toolbar';
import { countInvitations } from '../slice';

export interface InvitationFiltersProps {
  search: string;
  status: InvitationStatus | '';
  onSearchChange: (search: string) => void;
  onStatusChange: (status: InvitationStatus | '') => void;
  actions?: ReactNode;
}

const OPTIONS = INVITATION_STATUSES.map((value) => ({ value, label: INVITATION_STATUS_LABELS[value] }));

/** Search by patient or e-mail, and status filter. */
export function InvitationFilters({
  search,
  status,
  onSearchChange,
  onStatusChange,
  actions,
}: InvitationFiltersProps) {
  return (
    <Toolbar
      label="Filtros de invitaciones"
      search={
        <SearchField
          label="Buscar invitaciones"
          placeholder="Buscar por paciente o correo..."
          value={search}
          onChange={onSearchChange}
        />
      }
      filters={
        <NativeSelectField
          label="Estado"
          labelHidden
          placeholder="Todos los estados"
          value={status}
          onChange={onStatusChange}
          options={OPTIONS}
        />
      }
      actions={actions}
    />
  );
}

/** Six counters: all invitations and each status. */
export function InvitationCounters({
  invitations,
  loading,
}: {
  invitations: readonly Invitation[];
  loading?: boolean;
}) {
  const counts = countInvitations(invitations);
  return (
    <StatGrid>
      <StatCard label="Total" value={counts.total} icon={InboxIcon} loading={loading} />
      <StatCard label="Pendientes" value={counts.PENDING} icon={ClockIcon} loading={loading} />
      <StatCard label="Enviadas" value={counts.SENT} icon={MailIcon} loading={loading} />
      <StatCard label="Aceptadas" value={counts.ACCEPTED} icon={SuccessIcon} loading={loading} />
      <StatCard label="Rechazadas" value={counts.REJECTED} icon={CircleCrossIcon} loading={loading} />
      <StatCard label="Expiradas" value={counts.EXPIRED} icon={TimerIcon} loading={loading} />
    </StatGrid>
  );
}
