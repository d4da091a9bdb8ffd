import { EVALUATION_MESSAGES } from '@/contract/evaluations';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { attendsPatient } from '../patients/access';
import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { toEvaluationAnswer, toEvaluationVersionAnswer } from './answers';
import { evaluationRepository } from './repository';

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
