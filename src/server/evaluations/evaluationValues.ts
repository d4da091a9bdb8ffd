import { instantOf, wallClockOf } from '@/contract/common/practiceTime';
import { EVALUATION_MESSAGES } from '@/contract/evaluations';
import type { EvaluationBody } from '@/contract/evaluationSchemas';
import type { CommandContext } from '../core/context';
import { invalidField } from '../core/errors';
import type { EvaluationValues } from './repository';

/**
 * The instant stored for a day. A correction on the same day keeps its time, and today means now. Any other
 * day gets noon, which lies on that day in nearby zones too.
 */
function instantOfDay(day: string, now: Date, timeZone: string, before?: Date): Date {
  if (before && wallClockOf(before, timeZone).date === day) return before;
  return day === wallClockOf(now, timeZone).date ? now : instantOf(day, '12:00', timeZone);
}

/**
 * Converts a body into stored values. Throws `invalid` for a future day. `before`: instant of the evaluation being
 * corrected.
 */
export function evaluationValues(
  body: EvaluationBody,
  { now, timeZone }: Pick<CommandContext, 'now' | 'timeZone'>,
  before?: Date,
): EvaluationValues {
  if (body.date > wallClockOf(now, timeZone).date)
    throw invalidField('date', EVALUATION_MESSAGES.inTheFuture);
  return {
    evaluatedAt: instantOfDay(body.date, now, timeZone, before),
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
