import type { Communication } from '@/contract/communications/answers';
import { COMMUNICATIONS_SHOWN as SHOWN, type AnswerKind } from '@/contract/communications/enums';
import { toOffsetIso } from '@/contract/common/practiceTime';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { findReached } from '../patients/access';
import { communicationsRepository } from './repository';

type Answer = Awaited<ReturnType<ReturnType<typeof communicationsRepository>['answersOf']>>[number];

function answerKind({ kind, status }: Answer): AnswerKind {
  if (kind === 'ASKED') return 'ANOTHER_DAY';
  if (kind === 'UNDONE') return 'TAKEN_BACK';
  return status === 'CANCELLED' ? 'CANNOT_COME' : 'CONFIRMS';
}

/**
 * What was told to a patient about appointments, by which way, how that ended, and what came back; newest first. Throws
 * `notFound` unless the signed-in therapist attends the patient.
 */
export async function listCommunications(
  { db, user, timeZone, audited }: CommandContext,
  { id }: { id: string },
): Promise<{ communications: Communication[] }> {
  if (!(await findReached(db, user, id))) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: id });
  const repository = communicationsRepository(db);
  const [messages, answers] = [await repository.messagesTo(id, SHOWN), await repository.answersOf(id, SHOWN)];
  const told = messages.map(({ startsAt, endedAt, dueAt, outcome, ...message }) => ({
    ...message,
    at: (endedAt ?? dueAt).toISOString(),
    date: toOffsetIso(startsAt, timeZone),
    outcome: outcome ?? ('WAITING' as const),
    reason: null,
  }));
  const answered = answers.flatMap((event) =>
    event.via === null
      ? []
      : [
          {
            id: event.id,
            at: event.at.toISOString(),
            kind: answerKind(event),
            channel: event.via,
            date: toOffsetIso(event.startsAt, timeZone),
            outcome: 'RECEIVED' as const,
            failure: null,
            sentTo: null,
            reason: event.reason,
          },
        ],
  );
  const communications = [...told, ...answered].sort((one, other) => (one.at < other.at ? 1 : -1));
  return { communications: communications.slice(0, SHOWN) };
}
