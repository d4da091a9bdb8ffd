import { ROUTINE_MESSAGES } from '@/contract/routines';
import type { RoutineWriteBody } from '@/contract/routineSchemas';
import type { Database } from '../../db/database';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { createNotification } from '../../notifications/repository';
import { toRoutineAnswer } from '../answers';
import { checkExercises, checkPatient, episodeOfRoutine } from '../checks';
import { routineRepository } from '../repository';
import { valuesOf } from '../values';

const tellPatient = (transaction: Database, patient: { id: string; userId: string }, now: Date) =>
  createNotification(transaction, {
    userId: patient.userId,
    patientId: patient.id,
    type: 'ROUTINE',
    title: 'Nueva rutina',
    message: 'Tu fisioterapeuta te ha asignado una rutina.',
    link: '/my-routines',
    createdAt: now,
  });

/** Stores a routine and a notice for its patient, or stores a template of the practice. */
export async function createRoutine(context: CommandContext, body: RoutineWriteBody) {
  const { db, user, now, audited } = context;
  const values = valuesOf(body);
  const row = await db.transaction(async (transaction) => {
    const repository = routineRepository(transaction);
    const patient = await checkPatient(transaction, user, values);
    await checkExercises(transaction, values);
    const inside = { ...context, db: transaction };
    const episodeId = await episodeOfRoutine(inside, patient, body.episodeId);
    const id = await repository.create(user.id, { ...values, episodeId }, now);
    if (patient?.userId) await tellPatient(transaction, { id: patient.id, userId: patient.userId }, now);
    return repository.find(user, id);
  });
  if (!row) throw notFound(ROUTINE_MESSAGES.notFound);
  audited({ patientId: row.patientId, entityId: row.id });
  return toRoutineAnswer(row, user, context);
}
