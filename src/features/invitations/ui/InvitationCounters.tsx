import type { Invitation } from '@/contract/invitationSchemas';
import {
  CircleCrossIcon,
  ClockIcon,
  InboxIcon,
  MailIcon,
  SuccessIcon,
  TimerIcon,
} from '@/shared/ui/icon/icons';
import { StatCard, StatGrid } from '@/shared/ui/stat-card/StatCard';
import { countInvitations } from '../filterInvitations';

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
