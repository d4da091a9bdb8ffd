import { INVITATION_MESSAGES, INVITATION_STATUS_LABELS, type InvitationStatus } from '@/contract/invitations';
import { Badge } from '@/shared/ui/badge/Badge';

const TONES = {
  PENDING: 'warning',
  SENT: 'info',
  ACCEPTED: 'success',
  REJECTED: 'danger',
  EXPIRED: 'neutral',
} as const;

/** Status of an invitation as a badge; `named` says what it is the status of, outside of a column of them. */
export function InvitationStatusBadge({
  status,
  named = false,
}: {
  status: InvitationStatus;
  named?: boolean;
}) {
  const label = INVITATION_STATUS_LABELS[status];
  return <Badge tone={TONES[status]}>{named ? INVITATION_MESSAGES.named(label) : label}</Badge>;
}
