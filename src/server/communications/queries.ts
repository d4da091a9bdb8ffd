import type { Communication } from '@/contract/communicationSchemas';
import { type AnswerKind, COMMUNICATIONS_SHOWN as SHOWN } from '@/contract/communications';
import { addDays, startOfDay, toOffsetIso } from '@/contract/common/practiceTime';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { shown } from '../appointments/queries';
import { historyRepository } from '../appointments/historyRepository';
import { appointmentsRepository } from '../appointments/repository';
import { scopeOf } from '../appointments/scope';
import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { mailsOf, type Sending } from '../outbox/queries';
import { findReached } from '../patients/access';
import { asTold, untoldOf } from './known';
import { communicationsRepository } from './repository';

type Event = Awaited<ReturnType<ReturnType<typeof communicationsRepository>['eventsOf']>>[number];

function kindOf({ kind, status }: Event): AnswerKind | 'TOLD' {
  if (kind === 'TOLD') return kind;
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
  const [messages, events] = [await repository.messagesTo(id, SHOWN), await repository.eventsOf(id, SHOWN)];
  const told = messages.map(({ startsAt, endedAt, dueAt, outcome, ...message }) => ({
    ...message,
    at: (endedAt ?? dueAt).toISOString(),
    date: toOffsetIso(startsAt, timeZone),
    outcome: outcome ?? ('WAITING' as const),
    by: null,
    reason: null,
  }));
  const answered = events.flatMap((event) =>
    event.via === null
      ? []
      : [
          {
            id: event.id,
            at: event.at.toISOString(),
            kind: kindOf(event),
            channel: event.via,
            date: toOffsetIso(event.startsAt, timeZone),
            outcome: event.kind === 'TOLD' ? ('NOTED' as const) : ('RECEIVED' as const),
            failure: null,
            sentTo: null,
            by: event.kind === 'TOLD' ? event.actorName : null,
            reason: event.reason,
          },
        ],
  );
  const communications = [...told, ...answered].sort((one, other) => other.at.localeCompare(one.at));
  return { communications: communications.slice(0, SHOWN) };
}

/**
 * In the agendas that the caller looks after: scheduled appointments of today and tomorrow of whose start no patient was told,
 * or will be. Apart from them, those that are off or start later, while a patient may still count on today or tomorrow.
 */
export const listUntold = (sending: Sending) => async (context: CommandContext) => {
  const { db, user, now, timeZone } = context;
  const to = startOfDay(addDays(user.today, 2), timeZone);
  // Who is administration too sees the own agenda, as on the rest of the dashboard.
  const scope = scopeOf({ ...user, alsoAdmin: false });
  const rows = await appointmentsRepository(db).list(scope, { untoldIn: { from: now, to } });
  const ids = rows.map(({ id }) => id);
  const mails = await mailsOf(sending)(context, ids);
  const events = await historyRepository(db).answersOf(ids);
  const untold = rows.flatMap((row) => {
    const own = events.filter(({ appointmentId }) => appointmentId === row.id);
    const found = untoldOf(row, { events: own, mails: mails.get(row.id) }, { now, to });
    return found ? [{ row: asTold(row), expected: found.expected }] : [];
  });
  const answerOf = (isOn: boolean) =>
    untold
      .filter(({ row }) => (row.status !== 'CANCELLED' && row.startsAt < to) === isOn)
      .flatMap(({ row, expected }) =>
        shown(context, [row]).map((one) => ({
          ...one,
          ...(expected && { expected: toOffsetIso(expected, timeZone) }),
        })),
      );
  return { appointments: answerOf(true), stillExpected: answerOf(false) };
};
