import { ROUTINE_MESSAGES } from '@/contract/routines';
import { ROUTINE_EDIT, type RoutineWriteBody, routineWriteSchema } from '@/contract/routineSchemas';
import type { EditOf } from '@/contract/edits';
import { editedBody } from '../../core/edits';
import type { CommandContext } from '../../core/context';
import { invalid, notFound } from '../../core/errors';
import { toRoutineAnswer } from '../answers';
import { checkExercises, checkPatient, episodeOfRoutine, findEditable } from '../checks';
import { routineRepository, type FoundRoutine } from '../repository';
import { valuesOf } from '../values';

/** The whole body that an edit makes of a stored routine. Its exercises are one list. */
function bodyFor(current: FoundRoutine, edit: EditOf<RoutineWriteBody>) {
  const exercises = current.exercises.map(({ position: order, ...row }) => ({ ...row, order }));
  return editedBody({
    schema: routineWriteSchema,
    edit,
    stored: { ...current, exercises },
    ifNamed: ['schedule', 'episodeId'],
    shape: ROUTINE_EDIT,
  });
}

/** Replaces the content of a routine or template. An edit changes its own fields alone. */
export async function replaceRoutine(
  context: CommandContext,
  { id, body: edit }: { id: string; body: EditOf<RoutineWriteBody> },
) {
  const { db, user, now, audited } = context;
  const row = await db.transaction(async (transaction) => {
    const repository = routineRepository(transaction);
    // Check for `notFound` first: checks of the body must reveal nothing about somebody else's routine.
    const current = await findEditable(transaction, user, id);
    audited({ patientId: current.patientId });
    const body = bodyFor(current, edit);
    const values = valuesOf(body, current.exercises);
    if (current.isTemplate !== values.isTemplate) throw invalid(ROUTINE_MESSAGES.templateStays);
    const patient = await checkPatient(transaction, user, values);
    const already = current.exercises.map(({ exerciseId }) => exerciseId);
    await checkExercises(transaction, values, already);
    const inside = { ...context, db: transaction };
    const episodeId = await episodeOfRoutine(inside, patient, body.episodeId, current);
    await repository.update(id, { ...values, episodeId }, now);
    return repository.find(user, id);
  });
  if (!row) throw notFound(ROUTINE_MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return toRoutineAnswer(row, user, context);
}
