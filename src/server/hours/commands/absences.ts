import { HOURS_LIMITS, HOURS_MESSAGES as MESSAGES } from '@/contract/hours';
import type { EditOf } from '@/contract/edits';
import { ABSENCE_EDIT, type AbsenceBody, absenceSchema } from '@/contract/hoursSchemas';
import { editedBody } from '../../core/edits';
import type { CommandContext } from '../../core/context';
import { conflict, notFound } from '../../core/errors';
import { oneTherapistHours } from '../queries';
import { hoursRepository, type AbsenceValues } from '../repository';
import { findAbsent, findTherapist } from '../scope';

interface Input {
  id: string;
  body: AbsenceBody;
}

/** The schema allows null for an empty form, but then requires the days. */
const valuesOf = ({ from, to, start, end, kind, reason }: AbsenceBody): AbsenceValues => ({
  from: from as string,
  to: to as string,
  start: start || null,
  end: end || null,
  kind,
  reason: reason || null,
});

/** Stores an absence of a therapist. Appointments on which it falls stay as they are. */
export async function addAbsence(context: CommandContext, { id, body }: Input) {
  const therapist = await findTherapist(context, id);
  const repository = hoursRepository(context.db);
  if ((await repository.countAbsences(therapist.id)) >= HOURS_LIMITS.absencesMax)
    throw conflict(MESSAGES.tooManyAbsences);
  context.audited({ entityId: await repository.addAbsence(therapist.id, valuesOf(body), context.now) });
  return oneTherapistHours(context, therapist);
}

/** Changes an absence. An edit changes its own fields alone. */
export async function changeAbsence(
  context: CommandContext,
  { id, body: edit }: { id: string; body: EditOf<AbsenceBody> },
) {
  const therapist = await findAbsent(context, id);
  await context.db.transaction(async (transaction) => {
    const repository = hoursRepository(transaction);
    const stored = await repository.holdAbsence(id);
    if (!stored) throw notFound(MESSAGES.absenceNotFound);
    const body = editedBody({ schema: absenceSchema, edit, stored: { ...stored }, shape: ABSENCE_EDIT });
    await repository.changeAbsence(id, valuesOf(body), context.now);
  });
  context.audited({ entityId: id });
  return oneTherapistHours(context, therapist);
}

/** Removes an absence; the therapist's hours count again. */
export async function removeAbsence(context: CommandContext, { id }: { id: string }) {
  const therapist = await findAbsent(context, id);
  if (!(await hoursRepository(context.db).removeAbsence(id))) throw notFound(MESSAGES.absenceNotFound);
  context.audited({ entityId: id });
  return oneTherapistHours(context, therapist);
}
