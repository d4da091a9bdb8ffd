import type { WorkingWeek } from '@/contract/hours/entities';
import type { WorkWeeksBody } from '@/contract/hours/schemas';
import type { CommandContext } from '../../core/context';
import { oneTherapistHours } from '../queries';
import { hoursRepository } from '../repository';
import { findTherapist } from '../scope';

interface Input {
  id: string;
  body: WorkWeeksBody;
}

/** Replaces a therapist's weeks. Without any, the practice's opening hours count. Appointments stay. */
export async function saveWeeks(context: CommandContext, { id, body }: Input) {
  const therapist = await findTherapist(context, id);
  // The schema allows null for an empty form, but then requires text.
  const weeks = body.weeks.map((week) => ({ ...week, until: week.until || null })) as WorkingWeek[];
  await hoursRepository(context.db).replaceWeeks(therapist.id, weeks);
  context.audited({ entityId: therapist.id });
  return oneTherapistHours(context, therapist);
}
