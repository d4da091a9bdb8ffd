import type { Appointment } from '@/contract/appointmentAnswers';
import { APPOINTMENT_LINK_MESSAGES as MESSAGES } from '@/contract/appointmentLinks';
import { usePracticeIdentity } from '@/shared/practice-identity/api';
import { formatLongDate, formatTime } from '@/shared/lib/dates';
import { useLateFailure } from '@/shared/lateToasts';
import { useAheadMs } from '@/shared/useServerClock';
import { useAnswerOwnMutation } from '../api';
import { PatientAnswers } from './PatientAnswers';

export interface OwnAnswersProps {
  /** An own appointment; nothing is shown for one about which nothing can be answered. */
  appointment: Appointment;
}

/** What a signed-in patient answers about an own appointment: as by the link of a mail. */
export function OwnAnswers({ appointment }: OwnAnswersProps) {
  const { id, date, status, reply, therapist } = appointment;
  const practice = usePracticeIdentity();
  const aheadMs = useAheadMs();
  const tellLate = useLateFailure();
  const [answer, { originalArgs, ...sent }] = useAnswerOwnMutation();
  if (!reply || status === 'COMPLETED' || status === 'NO_SHOW') return null;
  const { undoUntil, ...standing } = reply;
  return (
    <PatientAnswers
      id={id}
      standing={{
        ...standing,
        when: `${formatLongDate(date)} a las ${formatTime(date)}`,
        status,
        undoUntil: undoUntil === null ? null : Date.parse(undoUntil) - aheadMs,
        phone: therapist?.phone ?? practice?.phone ?? null,
      }}
      onSend={async (act, reason) => {
        const result = await answer({ id, date, act, reason });
        if ('error' in result) tellLate(result.error, MESSAGES.failed);
        return !('error' in result);
      }}
      sent={{ ...sent, act: originalArgs?.act }}
    />
  );
}
