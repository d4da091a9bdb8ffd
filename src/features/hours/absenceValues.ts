import type { Absence } from '@/contract/hoursAnswers';
import type { AbsenceKind } from '@/contract/hours';
import { type AbsenceBody, absenceFormSchema } from '@/contract/hoursSchemas';
import type { TimeOff } from '@/contract/timetable';

/** Fields of the form. The times count only for a part of one day. */
export interface AbsenceValues {
  kind: AbsenceKind | '';
  from: string;
  to: string;
  isPart: boolean;
  start: string;
  end: string;
  reason: string;
}

const EMPTY: AbsenceValues = { kind: '', from: '', to: '', isPart: false, start: '', end: '', reason: '' };

export const absenceValues = (absence: Absence | null): AbsenceValues =>
  absence
    ? {
        kind: absence.kind ?? '',
        from: absence.from,
        to: absence.to,
        isPart: absence.start !== null,
        start: absence.start ?? '',
        end: absence.end ?? '',
        reason: absence.reason ?? '',
      }
    : EMPTY;

/** The span of the form: a part of the first day, or days. */
const spanOf = ({ from, to, isPart, start, end }: AbsenceValues): TimeOff =>
  isPart ? { from, to: from, start, end } : { from, to, start: null, end: null };

export const absenceBody = (values: AbsenceValues): AbsenceBody =>
  ({ ...spanOf(values), kind: values.kind, reason: values.reason.trim() || null }) as AbsenceBody;

/** The span, once the form holds a whole one. */
export const wholeSpan = (values: AbsenceValues): TimeOff | null =>
  absenceFormSchema.isValidSync({ ...values, kind: 'OTHER', reason: '' }) ? spanOf(values) : null;
