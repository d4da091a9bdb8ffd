import type { Communication } from '@/contract/communicationSchemas';
import { type AnswerKind, COMMUNICATIONS_SHOWN as SHOWN } from '@/contract/communications';
import { addDays, startOfDay, toOffsetIso, wallClockOf } from '@/contract/common/practiceTime';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { shown } from '../appointments/queries';
import { historyRepository } from '../appointments/historyRepository';
import { sinceMoved } from '../appointments/replies';
import { appointmentsRepository, type AppointmentRow } from '../appointments/repository';
import { scopeOf } from '../appointments/scope';
import type { CommandContext } from '../core/context';
import { notFound } from '../core/errors';
import { mailedOf, type Sending } from '../outbox/queries';
import { findReached } from '../patients/access';
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
 * Scheduled appointments of today and tomorrow, in the agendas that the caller looks after, of which no patient was told, or
 * will be.
 */
export const listUntold = (sending: Sending) => async (context: CommandContext) => {
  const { db, user, now, timeZone } = context;
  const to = startOfDay(addDays(wallClockOf(now, timeZone).date, 2), timeZone);
  // Who is administration too sees the own agenda, as on the rest of the dashboard.
  const scope = scopeOf({ ...user, alsoAdmin: false });
  const rows = await appointmentsRepository(db).list(scope, { from: now, to, statuses: ['SCHEDULED'] });
  const ids = rows.map(({ id }) => id);
  const mailed = await mailedOf(sending)(context, ids);
  const events = await historyRepository(db).answersOf(ids);
  const isTold = ({ id, startsAt }: AppointmentRow) =>
    sinceMoved(
      events.filter(({ appointmentId }) => appointmentId === id),
      startsAt,
    ).some(({ kind }) => kind === 'TOLD');
  return shown(
    context,
    rows.filter((row) => !mailed.has(row.id) && !isTold(row)),
  );
};
