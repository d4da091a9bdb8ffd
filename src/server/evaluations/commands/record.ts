import { EVALUATION_MESSAGES } from '@/contract/evaluations/messages';
import type { EvaluationBody } from '@/contract/evaluations/schemas';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import type { CommandContext } from '../../http/command';
import { notFound } from '../../http/errors';
import { toEvaluationAnswer } from '../answers';
import { evaluationValues } from '../evaluationValues';
import { evaluationRepository } from '../repository';

/** Stores an evaluation of one of the therapist's own patients. */
export async function recordEvaluation(context: CommandContext, patientId: string, body: EvaluationBody) {
  const { db, user, now, audited } = context;
  audited({ patientId });
  const repository = evaluationRepository(db);
  if (!(await repository.isOwnPatient(user.id, patientId))) throw notFound(PATIENT_MESSAGES.notFound);
  const id = await repository.create(user.id, patientId, evaluationValues(body, context), now);
  const row = await repository.find(user.id, id);
  if (!row) throw notFound(EVALUATION_MESSAGES.notFound);
  audited({ entityId: id });
  return toEvaluationAnswer(row, context);
}
