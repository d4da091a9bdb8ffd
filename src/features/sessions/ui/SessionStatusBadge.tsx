import { SESSION_STATUS_LABELS, type SessionStatus, UNKNOWN_SESSION_STATUS_LABEL } from '@/contract/sessions';
import { Badge, type BadgeProps } from '@/shared/ui/badge/Badge';

const TONES: Record<SessionStatus, BadgeProps['tone']> = {
  SCHEDULED: 'info',
  IN_PROGRESS: 'primary',
  COMPLETED: 'success',
  CANCELLED: 'neutral',
  NO_SHOW: 'warning',
};

/** Status of a session; 'Pendiente' if the backend sends none. */
export function SessionStatusBadge({ status }: { status: SessionStatus | undefined }) {
  return (
    <Badge tone={status ? TONES[status] : 'neutral'}>
      {status ? SESSION_STATUS_LABELS[status] : UNKNOWN_SESSION_STATUS_LABEL}
    </Badge>
  );
}
