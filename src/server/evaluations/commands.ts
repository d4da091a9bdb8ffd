import { instantOf, wallClockOf } from '@/contract/common/practiceTime';
import { EVALUATION_MESSAGES } from '@/contract/evaluations';
import {
  type EvaluationBody,
  type EvaluationCorrection,
  evaluationCorrectionSchema,
  evaluationInOrder,
} from '@/contract/evaluationSchemas';
import { PATIENT_MESSAGES } from '@/contract/patients';
import type { EditOf } from '@/contract/edits';
import { refuseAfterToday } from '../core/days';
import type { CommandContext } from '../core/context';
import { invalidField, notFound } from '../core/errors';
import {
  type EvaluationValues,
  evaluationRepository,
  evaluationStatement,
  type EvaluationRow,
} from './repository';
import { attendsPatient } from '../patients/access';
import { episodeOfCare, leaveEpisode } from '../episodes/assign';
import { toEvaluationAnswer } from './queries';
import { editedBody } from '../core/edits';
import { saysTheSame } from '../record/versionRepository';

/**
 * The instant stored for a day. A correction on the same day keeps its time, and today means now. Any other
 * day gets noon, which lies on that day in nearby zones too.
 */
function instantOfDay(
  day: string,
  { user, now, timeZone }: Pick<CommandContext, 'user' | 'now' | 'timeZone'>,
  before?: Date,
): Date {
  if (before && wallClockOf(before, timeZone).date === day) return before;
  return day === user.today ? now : instantOf(day, '12:00', timeZone);
}

/**
 * Converts a body into stored values. Throws `invalid` for a future day. `before`: instant of the evaluation being
 * corrected.
 */
function evaluationValues(
  body: EvaluationBody,
  context: Pick<CommandContext, 'user' | 'now' | 'timeZone'>,
  before?: Date,
): EvaluationValues {
  refuseAfterToday(context, 'date', body.date);
  return {
    evaluatedAt: instantOfDay(body.date, context, before),
    reason: body.reason,
    history: body.history || null,
    pain: body.pain ?? null,
    findings: {
      regions: body.regions ?? [],
      range: body.range ?? [],
      strength: body.strength ?? [],
      tests: (body.tests ?? []).map((test) => ({ ...test, notes: test.notes || null })),
    },
    diagnosis: body.diagnosis || null,
    goals: body.goals || null,
    plan: body.plan || null,
  };
}

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

/** The whole body that an edit makes of a stored evaluation. */
const bodyFor = (before: EvaluationRow, edit: EditOf<EvaluationCorrection>, timeZone: string) =>
  editedBody({
    schema: evaluationCorrectionSchema,
    edit,
    stored: { ...before, ...before.findings, date: wallClockOf(before.evaluatedAt, timeZone).date },
    ifNamed: ['episodeId'],
    inOrder: evaluationInOrder,
  });

/**
 * Replaces an evaluation's content and keeps the earlier content as a version, which stays with the former patient. An
 * edit changes its own fields alone. Only its author may, and gives it to nobody but a patient whom they attend.
 */
export async function correctEvaluation(
  context: CommandContext,
  id: string,
  edit: EditOf<EvaluationCorrection>,
) {
  const { user, now, audited } = context;
  const row = await context.db.transaction(async (transaction) => {
    const repository = evaluationRepository(transaction);
    const before = await repository.lockOwn(user, id);
    if (!before) throw notFound(EVALUATION_MESSAGES.notFound);
    audited({ patientId: before.patientId });
    const body = bodyFor(before, edit, context.timeZone);
    const patientId = body.patientId || before.patientId;
    if (!(await attendsPatient(transaction, user, patientId)))
      throw invalidField('patientId', PATIENT_MESSAGES.notFound);
    const values = evaluationValues(body, context, before.evaluatedAt);
    const inside = { ...context, db: transaction };
    const { date: day, episodeId: chosen } = body;
    const episodeId = await episodeOfCare(inside, { patientId, chosen, day, before });
    const isMoved = patientId !== before.patientId;
    if (isMoved || !saysTheSame(evaluationStatement(before), evaluationStatement(values)))
      await repository.correct(before, { ...values, patientId, episodeId }, now);
    else if (episodeId !== before.episodeId) await repository.giveTo(id, episodeId);
    await leaveEpisode(inside, before, episodeId);
    return repository.find(user, id);
  });
  if (!row) throw notFound(EVALUATION_MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return toEvaluationAnswer(row, context);
}
