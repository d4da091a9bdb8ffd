import { EVALUATION_MESSAGES } from '@/contract/evaluations';
import { type EvaluationBody, evaluationBodySchema, evaluationInOrder } from '@/contract/evaluationSchemas';
import { wallClockOf } from '@/contract/common/practiceTime';
import type { EditOf } from '@/contract/edits';
import { editedBody } from '../../core/edits';
import { episodeFor } from '../../episodes/assign';
import type { CommandContext } from '../../core/context';
import { notFound } from '../../core/errors';
import { saysTheSame } from '../../record/versionRepository';
import { toEvaluationAnswer } from '../answers';
import { evaluationValues } from '../evaluationValues';
import { evaluationRepository, evaluationStatement, type EvaluationRow } from '../repository';

/** The whole body that an edit makes of a stored evaluation. */
const bodyFor = (before: EvaluationRow, edit: EditOf<EvaluationBody>, timeZone: string) =>
  editedBody({
    schema: evaluationBodySchema,
    edit,
    stored: { ...before, ...before.findings, date: wallClockOf(before.evaluatedAt, timeZone).date },
    ifNamed: ['episodeId'],
    inOrder: evaluationInOrder,
  });

/**
 * Replaces an evaluation's content and keeps the earlier content as a version. An edit changes its own fields alone.
 * Only its author may.
 */
export async function correctEvaluation(context: CommandContext, id: string, edit: EditOf<EvaluationBody>) {
  const { user, now, audited } = context;
  const row = await context.db.transaction(async (transaction) => {
    const repository = evaluationRepository(transaction);
    const before = await repository.lockOwn(user, id);
    if (!before) throw notFound(EVALUATION_MESSAGES.notFound);
    audited({ patientId: before.patientId });
    const body = bodyFor(before, edit, context.timeZone);
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
