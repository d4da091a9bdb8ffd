import type { ExtraStretch, WorkingWeek } from '@/contract/hoursAnswers';
import type { EditOf } from '@/contract/edits';
import {
  ABSENCE_EDIT,
  type AbsenceBody,
  absenceSchema,
  EXTRAS_EDIT,
  type ExtrasBody,
  extrasSchema,
  WEEKS_EDIT,
  type WorkWeeksBody,
  workWeeksSchema,
} from '@/contract/hoursSchemas';
import { HOURS_LIMITS, HOURS_MESSAGES as MESSAGES } from '@/contract/hours';
import { editedBody } from '../core/edits';
import type { CommandContext } from '../core/context';
import { oneTherapistHours, shownSince, findTherapist, findAbsent } from './queries';
import { hoursRepository, type AbsenceValues } from './repository';
import { conflict, notFound } from '../core/errors';

/** A change of what belongs to the therapist, or the absence, of this id. */
interface Input<Body> {
  id: string;
  body: Body;
}

/** Replaces a therapist's weeks, or with an edit some of them. Without any, the practice's opening hours count. Appointments stay. */
export async function saveWeeks(context: CommandContext, { id, body: edit }: Input<EditOf<WorkWeeksBody>>) {
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

/** Replaces a therapist's extra hours, as far back as they are shown, or with an edit those of some days. */
export async function saveExtras(context: CommandContext, { id, body: edit }: Input<EditOf<ExtrasBody>>) {
  const therapist = await findTherapist(context, id);
  const since = shownSince(context);
  await context.db.transaction(async (transaction) => {
    const repository = hoursRepository(transaction);
    await repository.hold(therapist.id);
    const [stored = {}] = await repository.times([therapist.id], since);
    const body = editedBody({ schema: extrasSchema, edit, stored, shape: EXTRAS_EDIT });
    // The schema allows null for an empty form, but then requires text.
    const extras = (body.extras as ExtraStretch[]).filter(({ day }) => day >= since);
    await repository.replaceExtras(therapist.id, extras, since);
  });
  context.audited({ entityId: therapist.id });
  return oneTherapistHours(context, therapist);
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
export async function addAbsence(context: CommandContext, { id, body }: Input<AbsenceBody>) {
  const therapist = await findTherapist(context, id);
  const repository = hoursRepository(context.db);
  if ((await repository.countAbsences(therapist.id, shownSince(context))) >= HOURS_LIMITS.absencesMax)
    throw conflict(MESSAGES.tooManyAbsences);
  await repository.addAbsence(therapist.id, valuesOf(body), context.now);
  context.audited({ entityId: therapist.id });
  return oneTherapistHours(context, therapist);
}

/** Changes an absence. An edit changes its own fields alone. */
export async function changeAbsence(context: CommandContext, { id, body: edit }: Input<EditOf<AbsenceBody>>) {
  const therapist = await findAbsent(context, id);
  await context.db.transaction(async (transaction) => {
    const repository = hoursRepository(transaction);
    const stored = await repository.holdAbsence(id);
    if (!stored) throw notFound(MESSAGES.absenceNotFound);
    const body = editedBody({ schema: absenceSchema, edit, stored: { ...stored }, shape: ABSENCE_EDIT });
    await repository.changeAbsence(id, valuesOf(body), context.now);
  });
  context.audited({ entityId: therapist.id });
  return oneTherapistHours(context, therapist);
}

/** Removes an absence; the therapist's hours count again. */
export async function removeAbsence(context: CommandContext, { id }: { id: string }) {
  const therapist = await findAbsent(context, id);
  if (!(await hoursRepository(context.db).removeAbsence(id))) throw notFound(MESSAGES.absenceNotFound);
  context.audited({ entityId: therapist.id });
  return oneTherapistHours(context, therapist);
}
