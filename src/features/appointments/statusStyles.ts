import type { AppointmentStatus } from '@/contract/appointments';
import type { IconComponent } from '@/shared/ui/icon/Icon';
import { CheckAllIcon, CheckIcon, CircleCrossIcon, ClockIcon, UserMissingIcon } from '@/shared/ui/icon/icons';

type Tone = 'info' | 'primary' | 'success' | 'danger' | 'warning';

/**
 * Colour and icon of each status, for list, calendar and legend. The icon is for people who cannot tell
 * colours apart.
 */
export const STATUS_STYLES: Record<AppointmentStatus, { tone: Tone; icon: IconComponent }> = {
  SCHEDULED: { tone: 'info', icon: ClockIcon },
  CONFIRMED: { tone: 'primary', icon: CheckIcon },
  COMPLETED: { tone: 'success', icon: CheckAllIcon },
  CANCELLED: { tone: 'danger', icon: CircleCrossIcon },
  NO_SHOW: { tone: 'warning', icon: UserMissingIcon },
};
