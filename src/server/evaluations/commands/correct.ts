import { EVALUATION_MESSAGES } from '@/contract/evaluations/messages';
import type { EvaluationBody } from '@/contract/evaluations/schemas';
import { episodeFor } from '../../episodes/assign';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { saysTheSame } from '../../record/versionRepository';
import { toEvaluationAnswer } from '../answers';
import { evaluationValues } from '../evaluationValues';
import { evaluationRepository, evaluationStatement } from '../repository';

/** Replaces an evaluation's content and keeps the earlier content as a version. Only its author may. */
export async function correctEvaluation(context: CommandContext, id: string, body: EvaluationBody) {
  const { user, now, audited } = context;
  const row = await context.db.transaction(async (transaction) => {
    const repository = evaluationRepository(transaction);
    const before = await repository.lockOwn(user, id);
    if (!before) throw notFound(EVALUATION_MESSAGES.notFound);
    audited({ patientId: before.patientId });
    const values = evaluationValues(body, context, before.evaluatedAt);
    if (!saysTheSame(evaluationStatement(before), evaluationStatement(values)))
      await repository.correct(before, values, now);
    const belonging = { patientId: before.patientId, chosen: body.episodeId, before };
    const episodeId = await episodeFor({ db: transaction }, belonging);
    if (episodeId !== before.episodeId) await repository.giveTo(id, episodeId);
    return repository.find(user, id);
  });
  if (!row) throw notFound(EVALUATION_MESSAGES.notFound);
  return toEvaluationAnswer(row, context);
}
