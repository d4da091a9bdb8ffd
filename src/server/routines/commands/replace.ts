import { ROUTINE_MESSAGES } from '@/contract/routines/messages';
import type { RoutineWriteBody } from '@/contract/routines/schemas';
import type { CommandContext } from '../../http/command';
import { badRequest, notFound } from '../../http/errors';
import { toRoutineAnswer } from '../answers';
import { checkExercises, checkPatient, findEditable } from '../checks';
import { routineRepository } from '../repository';
import { valuesOf } from '../values';

/** Puts a new version of a routine or a template in the place of the present one. */
export async function replaceRoutine(
  context: CommandContext,
  { id, body }: { id: string; body: RoutineWriteBody },
) {
  const { db, user, now, audited } = context;
  const values = valuesOf(body);
  const row = await db.transaction(async (transaction) => {
    const repository = routineRepository(transaction);
    // Not found goes first, so that a foreign routine tells nothing through the checks of the body.
    const current = await findEditable(transaction, user, id);
    if (current.isTemplate !== values.isTemplate) throw badRequest(ROUTINE_MESSAGES.templateStays);
    await checkPatient(transaction, user, values);
    const already = current.exercises.map(({ exerciseId }) => exerciseId);
    await checkExercises(transaction, values, already);
    await repository.update(id, values, now);
    return repository.find(user, id);
  });
  if (!row) throw notFound(ROUTINE_MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return { data: toRoutineAnswer(row, user, context) };
}
