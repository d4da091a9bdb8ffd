import { administers } from '@/contract/common/roles';
import type { FigureSpec } from '@/contract/figure';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { FREQUENCIES, FREQUENCY_LABELS } from '@/contract/routines';
import { isCustomFrequency } from '@/contract/routineSchedule';
import type { SignedInUser, CommandContext } from '../core/context';
import { type FoundRoutine, routineRepository } from './repository';
import { statusAt, type PracticeMoment } from './values';
import { notFound } from '../core/errors';
import { findReached } from '../patients/access';

/** A template may be edited by its author and by an ADMIN, a routine by any staff who may read it. */
export const mayEditRoutine = (
  user: SignedInUser,
  { isTemplate, therapistId }: { isTemplate: boolean; therapistId: string },
): boolean => user.role !== 'PATIENT' && (!isTemplate || administers(user) || therapistId === user.id);

/** What a sheet shows of an exercise that has left the library; nothing of any other. */
const shownOfGone = ({
  instructions,
  equipment,
  imageUrl,
  details,
}: FoundRoutine['exercises'][number]['gone']) =>
  instructions !== null && {
    instructions,
    equipment,
    imageUrl,
    figure: (details?.figure ?? null) as FigureSpec | null,
    figureAlt: details?.figureAlt ?? null,
    precautions: details?.precautions ?? null,
  };

/** Converts a routine into the answer for `user` at this moment. */
export function toRoutineAnswer(
  { therapistId, therapistName, episodeId, createdAt, updatedAt, exercises, ...row }: FoundRoutine,
  user: SignedInUser,
  moment: PracticeMoment,
) {
  return {
    ...row,
    status: statusAt({ ...row, createdAt }, moment),
    ...(user.role === 'THERAPIST' && { episodeId }),
    ...(row.isTemplate && { therapistName }),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    editable: mayEditRoutine(user, { isTemplate: row.isTemplate, therapistId }),
    exercises: exercises.map(({ routineId: _routineId, position, exerciseName, gone, ...exercise }) => ({
      ...exercise,
      order: position,
      exercise: { id: exercise.exerciseId, name: exerciseName, ...shownOfGone(gone) },
    })),
  };
}

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
