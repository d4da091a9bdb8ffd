import * as yup from 'yup';
import { ROUTINE_DIFFICULTIES, ROUTINE_STATUSES } from '@/contract/routines/enums';
import type { SignedInUser } from '../http/access';
import type { FoundRoutine } from './repository';
import { statusAt, type PracticeMoment } from './status';

const routineAnswer = yup.object({
  id: yup.string().required(),
  name: yup.string().required(),
  description: yup.string().nullable(),
  frequency: yup.string().required(),
  duration: yup.number().integer().required().meta({ description: 'Semanas' }),
  notes: yup.string().nullable(),
  patientId: yup.string().nullable(),
  patientName: yup.string().nullable(),
  category: yup.string().nullable(),
  difficulty: yup.string().oneOf(ROUTINE_DIFFICULTIES).required(),
  status: yup.string().oneOf(ROUTINE_STATUSES).required(),
  isTemplate: yup.boolean().required(),
  editable: yup.boolean().required(),
  createdAt: yup.string().required(),
  updatedAt: yup.string().required(),
  exercises: yup
    .array(
      yup.object({
        exerciseId: yup.string().required(),
        order: yup.number().integer().required(),
        sets: yup.number().integer().required(),
        reps: yup.number().integer().required(),
        duration: yup.number().integer().required().meta({ description: 'Segundos' }),
        restTime: yup.number().integer().required().meta({ description: 'Segundos' }),
        notes: yup.string().nullable(),
        exercise: yup.object({ id: yup.string().required(), name: yup.string().required() }).required(),
      }),
    )
    .required(),
});

/** GET /api/routines: the routines under `data` (spec §7), the practice's templates beside them. */
export const routinesAnswer = yup.object({
  data: yup.array(routineAnswer).required(),
  templates: yup.array(routineAnswer).required(),
});
/** GET /api/routines/patient/{id}. */
export const patientRoutinesAnswer = yup.object({ data: yup.array(routineAnswer).required() });
/** A single routine. */
export const oneRoutineAnswer = yup.object({ data: routineAnswer.required() });

/** A template is its author's to change, and an ADMIN's; a routine is everyone's who finds it as staff. */
export const mayEditRoutine = (
  user: SignedInUser,
  { isTemplate, therapistId }: { isTemplate: boolean; therapistId: string },
): boolean => user.role !== 'PATIENT' && (!isTemplate || user.role === 'ADMIN' || therapistId === user.id);

/** A routine as `user` gets it at this moment. */
export function toRoutineAnswer(
  { therapistId, createdAt, updatedAt, exercises, ...row }: FoundRoutine,
  user: SignedInUser,
  moment: PracticeMoment,
) {
  return {
    ...row,
    status: statusAt({ ...row, createdAt }, moment),
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    editable: mayEditRoutine(user, { isTemplate: row.isTemplate, therapistId }),
    exercises: exercises.map(({ routineId: _routineId, position, exerciseName, ...exercise }) => ({
      ...exercise,
      order: position,
      exercise: { id: exercise.exerciseId, name: exerciseName },
    })),
  };
}
