import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import type { AppointmentBody } from '@/contract/appointments/schemas';
import { isPast, pastField, type WallSlot } from '@/contract/appointments/time';
import { wallClockOf } from '@/contract/common/practiceTime';
import type { CommandContext } from '../core/context';
import { invalidField } from '../core/errors';
import type { AppointmentRow } from './repository';

/**
 * The time in a request body. The casts are safe: the schema allows null for an empty form, but then requires
 * text.
 */
export const slotOf = ({ date, time, duration }: AppointmentBody): WallSlot => ({
  date: date as string,
  time: time as string,
  duration,
});

/** The time of a stored appointment, as form values. */
export const slotOfRow = (
  { startsAt, duration }: Pick<AppointmentRow, 'startsAt' | 'duration'>,
  timeZone: string,
): WallSlot => ({ ...wallClockOf(startsAt, timeZone), duration });

/** Throws 400 beside the day or the hour if the appointment would begin too far in the past. */
export function refusePast(
  slot: WallSlot,
  { now, timeZone }: Pick<CommandContext, 'now' | 'timeZone'>,
): void {
  if (isPast(slot, now, timeZone)) throw invalidField(pastField(slot, now, timeZone), MESSAGES.inThePast);
}
