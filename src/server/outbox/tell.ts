import type { AppointmentStatus } from '@/contract/appointments';
import { UNDO_LIMITS } from '@/contract/common/messages';
import type { MessageKind } from '@/contract/outbox';
import type { ActingContext } from '../core/context';
import { outboxRepository } from './repository';

type TellingContext = Pick<ActingContext, 'db' | 'now' | 'via'>;

/** What a message needs to know of an appointment. */
export interface ToldAppointment {
  id: string;
  patientId: string;
  status: AppointmentStatus;
  startsAt: Date;
}

/** A mail cannot be taken back, so it leaves when the change can no longer be undone. */
const dueAfter = (now: Date) => new Date(now.getTime() + UNDO_LIMITS.menuSeconds * 1000);

/** Start at which a patient is expected; null if at none. */
const startFor = (patientId: string, row: ToldAppointment | null): Date | null =>
  row && row.patientId === patientId && row.status !== 'CANCELLED' ? row.startsAt : null;

/** What a change means to who knew one start and is expected at another; undefined if nothing. */
function changeBetween(
  known: Date | null,
  present: Date | null,
): { kind: MessageKind; startsAt: Date } | undefined {
  if (!present) return known ? { kind: 'CANCELLED', startsAt: known } : undefined;
  if (!known) return { kind: 'BOOKED', startsAt: present };
  return known.getTime() === present.getTime() ? undefined : { kind: 'MOVED', startsAt: present };
}

/**
 * Stores the patient's message about a change, in the transaction of the change. An appointment that goes to another patient
 * makes a message for each of both. `before` is null for a new appointment, `after` for a deleted one. Changes in a row make
 * one message, and none if the patient is expected again as they know it. Nobody is told that they have come, or have not,
 * nor what they have cancelled themselves, or taken back.
 */
export async function tellPatient(
  { db, now, via }: TellingContext,
  before: ToldAppointment | null,
  after: ToldAppointment | null,
): Promise<void> {
  const appointmentId = (after ?? before)?.id;
  if (!appointmentId) return;
  const repository = outboxRepository(db);
  const isOwn = via !== undefined && [before?.status, after?.status].includes('CANCELLED');
  for (const patientId of new Set([before, after].flatMap((row) => (row ? [row.patientId] : [])))) {
    // What waits is outdated as long as it stands so, and true again if it is taken back.
    if (after && ['COMPLETED', 'NO_SHOW'].includes(after.status)) continue;
    const addressee = { appointmentId, patientId };
    const withdrawn = await repository.withdraw(addressee);
    if (isOwn) continue;
    const kept = withdrawn ? withdrawn.knownStartsAt : startFor(patientId, before);
    // A start that is over may have been too near to be told: the patient then still waits for what was told before.
    const known = kept && kept <= now ? await repository.lastTold(addressee) : kept;
    const present = startFor(patientId, after);
    const change = changeBetween(known, present);
    if (!change && withdrawn && present) await repository.standAgain(addressee, present, now);
    if (!change || change.startsAt <= now) continue;
    await repository.supersede(addressee, now);
    const dueAt = dueAfter(now);
    await repository.add([{ ...addressee, ...change, knownStartsAt: known, createdAt: now, dueAt }]);
  }
}

/** Stores the messages of appointments that are new, in their transaction. They leave in one mail. */
export async function tellBooked(
  { db, now }: TellingContext,
  rows: readonly ToldAppointment[],
): Promise<void> {
  const dueAt = dueAfter(now);
  const coming = rows.filter(({ startsAt }) => startsAt > now);
  await outboxRepository(db).add(
    coming.map(({ id, patientId, startsAt }) => ({
      ...{ appointmentId: id, patientId, startsAt },
      kind: 'BOOKED' as const,
      createdAt: now,
      dueAt,
    })),
  );
}
