import { toOffsetIso } from '@/contract/common/practiceTime';
import { EVALUATION_MESSAGES } from '@/contract/evaluations';
import { PATIENT_MESSAGES } from '@/contract/patients';
import type { CommandContext } from '../core/context';
import { toCorrectionFields, toVersionFields } from '../record/versionRepository';
import { type EvaluationRow, type EvaluationVersionRow, evaluationRepository } from './repository';
import { attendsPatient } from '../patients/access';
import { notFound } from '../core/errors';

type Reader = Pick<CommandContext, 'user' | 'timeZone'>;

/** Converts an evaluation into an answer; its date in the practice's zone. */
export const toEvaluationAnswer = (row: EvaluationRow, { user, timeZone }: Reader) => ({
  id: row.id,
  patientId: row.patientId,
  patientName: row.patientName,
  date: toOffsetIso(row.evaluatedAt, timeZone),
  reason: row.reason,
  history: row.history,
  pain: row.pain,
  ...row.findings,
  diagnosis: row.diagnosis,
  goals: row.goals,
  plan: row.plan,
  therapist: { name: row.therapistName },
  ...toCorrectionFields(row, user.id),
  episodeId: row.episodeId,
});

/** Converts an earlier version into an answer. */
const toEvaluationVersionAnswer = (version: EvaluationVersionRow, reader: Reader) => ({
  ...toVersionFields(version),
  evaluation: toEvaluationAnswer(version.evaluation, reader),
});

/** Evaluations of a patient whom the therapist attends, newest first. */
export async function listEvaluations(context: CommandContext, patientId: string) {
  const { db, user, audited } = context;
  audited({ patientId });
  if (!(await attendsPatient(db, user, patientId))) throw notFound(PATIENT_MESSAGES.notFound);
  return (await evaluationRepository(db).listOfPatient(patientId)).map((row) =>
    toEvaluationAnswer(row, context),
  );
}

async function readableEvaluation({ db, user, audited }: CommandContext, id: string) {
  const row = await evaluationRepository(db).find(user, id);
  if (!row) throw notFound(EVALUATION_MESSAGES.notFound);
  audited({ patientId: row.patientId });
  return row;
}

export async function getEvaluation(context: CommandContext, id: string) {
  return toEvaluationAnswer(await readableEvaluation(context, id), context);
}

/** An evaluation's content before each correction, newest first. */
export async function listEvaluationVersions(context: CommandContext, id: string) {
  await readableEvaluation(context, id);
  const rows = await evaluationRepository(context.db).versions(context.user, id);
  return rows.map((row) => toEvaluationVersionAnswer(row, context));
}
