import { EVALUATION_MESSAGES } from '@/contract/evaluations';
import type { EvaluationBody } from '@/contract/evaluationSchemas';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { attendsPatient } from '../../patients/access';
import { episodeOfCare } from '../../episodes/assign';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { toEvaluationAnswer } from '../answers';
import { evaluationValues } from '../evaluationValues';
import { evaluationRepository } from '../repository';

/** Stores an evaluation of a patient whom the therapist attends. */
export async function recordEvaluation(context: CommandContext, patientId: string, body: EvaluationBody) {
  const { db, user, now, audited } = context;
  audited({ patientId });
  if (!(await attendsPatient(db, user, patientId))) throw notFound(PATIENT_MESSAGES.notFound);
  const values = evaluationValues(body, context);
  const row = await db.transaction(async (transaction) => {
    const { date: day, episodeId: chosen } = body;
    const episodeId = await episodeOfCare({ ...context, db: transaction }, { patientId, chosen, day });
    const repository = evaluationRepository(transaction);
    return repository.find(user, await repository.create(user.id, { patientId, episodeId }, values, now));
  });
  if (!row) throw notFound(EVALUATION_MESSAGES.notFound);
  audited({ entityId: row.id });
  return toEvaluationAnswer(row, context);
}
