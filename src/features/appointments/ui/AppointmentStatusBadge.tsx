import { APPOINTMENT_STATUS_LABELS, type AppointmentStatus } from '@/contract/appointments';
import { Badge } from '@/shared/ui/badge/Badge';
import { STATUS_STYLES } from '../statusStyles';

/** Status of an appointment in words, with its colour and icon. */
export function AppointmentStatusBadge({ status }: { status: AppointmentStatus }) {
  const { tone, icon } = STATUS_STYLES[status];
  return (
    <Badge tone={tone} icon={icon}>
      {APPOINTMENT_STATUS_LABELS[status]}
    </Badge>
  );
}
