import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments/messages';
import type { AppointmentBody } from '@/contract/appointments/schemas';
import { isPast, pastField, type WallSlot } from '@/contract/appointments/time';
import { wallClockOf } from '@/contract/common/practiceTime';
import type { CommandContext } from '../http/command';
import { invalidField } from '../http/errors';
import type { AppointmentRow } from './repository';

/** The time that a body asks for. The schema allows null while a form is empty, and then requires a text. */
export const slotOf = ({ date, time, duration }: AppointmentBody): WallSlot => ({
  date: date as string,
  time: time as string,
  duration,
});

/** The time of a stored appointment, as a form says it. */
export const slotOfRow = (
  { startsAt, duration }: Pick<AppointmentRow, 'startsAt' | 'duration'>,
  timeZone: string,
): WallSlot => ({ ...wallClockOf(startsAt, timeZone), duration });

/** 400 beside the day or the hour where an appointment would begin too far back. */
export function refusePast(
  slot: WallSlot,
  { now, timeZone }: Pick<CommandContext, 'now' | 'timeZone'>,
): void {
  if (isPast(slot, now, timeZone)) throw invalidField(pastField(slot, now, timeZone), MESSAGES.inThePast);
}
