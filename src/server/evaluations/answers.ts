import { toOffsetIso } from '@/contract/common/practiceTime';
import type { CommandContext } from '../core/context';
import { toCorrectionFields, toVersionFields } from '../record/versionRepository';
import type { EvaluationRow, EvaluationVersionRow } from './repository';

type Reader = Pick<CommandContext, 'user' | 'timeZone'>;

/** Converts an evaluation into an answer; its date in the practice's zone. */
export const toEvaluationAnswer = (row: EvaluationRow, { user, timeZone }: Reader) => ({
  id: row.id,
  patientId: row.patientId,
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
export const toEvaluationVersionAnswer = (version: EvaluationVersionRow, reader: Reader) => ({
  ...toVersionFields(version),
  evaluation: toEvaluationAnswer(version.evaluation, reader),
});
