import { PATIENT_MESSAGES } from '@/contract/patients';
import { FREQUENCIES, FREQUENCY_LABELS } from '@/contract/routines';
import { isCustomFrequency } from '@/contract/routineSchedule';
import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { findReached } from '../patients/access';
import { toRoutineAnswer } from './answers';
import { routineRepository } from './repository';

/** The routines that the caller may read as staff and, separately, the practice's templates. */
export async function listRoutines(context: CommandContext) {
  const rows = await routineRepository(context.db).list(context.user);
  const answers = rows.map((row) => toRoutineAnswer(row, context.user, context));
  return {
    data: answers.filter(({ isTemplate }) => !isTemplate),
    templates: answers.filter(({ isTemplate }) => isTemplate),
  };
}

/** The routines of a patient. */
export async function listRoutinesOf(context: CommandContext, { id }: { id: string }) {
  const { db, user, audited } = context;
  audited({ patientId: id });
  if (!(await findReached(db, user, id))) throw notFound(PATIENT_MESSAGES.notFound);
  const rows = await routineRepository(db).listOfPatient(user, id);
  return { data: rows.map((row) => toRoutineAnswer(row, user, context)) };
}

const FREQUENCY_OPTIONS = FREQUENCIES.map((value) => ({
  value,
  label: FREQUENCY_LABELS[value],
  // Tells the form that this server stores days and times.
  ...(isCustomFrequency(value) && { takesSchedule: true }),
}));

export const routineFrequencies = () => ({ data: FREQUENCY_OPTIONS });
