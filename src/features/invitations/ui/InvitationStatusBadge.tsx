import { INVITATION_STATUS_LABELS, type InvitationStatus } from '@/contract/invitations/enums';
import { Badge } from '@/shared/ui/badge';

const TONES = {
  PENDING: 'warning',
  SENT: 'info',
  ACCEPTED: 'success',
  REJECTED: 'danger',
  EXPIRED: 'neutral',
} as const;

/** Status of an invitation as a badge. */
export function InvitationStatusBadge({ status }: { status: InvitationStatus }) {
  return <Badge tone={TONES[status]}>{INVITATION_STATUS_LABELS[status]}</Badge>;
}
