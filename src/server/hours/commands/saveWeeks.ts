import type { WorkingWeek } from '@/contract/hoursAnswers';
import type { EditOf } from '@/contract/edits';
import { WEEKS_EDIT, type WorkWeeksBody, workWeeksSchema } from '@/contract/hoursSchemas';
import { editedBody } from '../../core/edits';
import type { CommandContext } from '../../core/context';
import { oneTherapistHours, shownSince } from '../queries';
import { hoursRepository } from '../repository';
import { findTherapist } from '../scope';

interface Input {
  id: string;
  body: EditOf<WorkWeeksBody>;
}

/** Replaces a therapist's weeks, or with an edit some of them. Without any, the practice's opening hours count. Appointments stay. */
export async function saveWeeks(context: CommandContext, { id, body: edit }: Input) {
  const therapist = await findTherapist(context, id);
  await context.db.transaction(async (transaction) => {
    const repository = hoursRepository(transaction);
    await repository.hold(therapist.id);
    const [stored = {}] = await repository.times([therapist.id], shownSince(context));
    const body = editedBody({ schema: workWeeksSchema, edit, stored, shape: WEEKS_EDIT });
    // The schema allows null for an empty form, but then requires text.
    const weeks = body.weeks.map((week) => ({ ...week, until: week.until || null })) as WorkingWeek[];
    await repository.replaceWeeks(therapist.id, weeks);
  });
  context.audited({ entityId: therapist.id });
  return oneTherapistHours(context, therapist);
}
