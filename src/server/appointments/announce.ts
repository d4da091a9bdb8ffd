import { randomUUID } from 'node:crypto';
import { OPEN_APPOINTMENT_STATUSES } from '@/contract/appointments';
import { UNDO_LIMITS } from '@/contract/common/messages';
import { standInsOf } from '../care/repository';
import type { ActingContext } from '../core/context';
import { createNotifications } from '../notifications/repository';
import { tellBooked, tellPatient } from '../outbox/tell';
import { noticeRepository } from './noticeRepository';
import { noticeText, type Reader, type Standing } from './noticeText';
import type { AppointmentRow } from './repository';

const LINKS: Record<Reader, string> = {
  patient: '/my-appointments',
  therapist: '/appointments',
  standIn: '/appointments',
  former: '/appointments',
};

const dueAfter = (now: Date) => new Date(now.getTime() + UNDO_LIMITS.offeredSeconds * 1000);

const standingOf = (row: AppointmentRow | null): Standing =>
  row && {
    status: row.status,
    startsAt: row.startsAt,
    duration: row.duration,
    therapistId: row.therapistId,
  };

/** Who is told of a change of an appointment, with what it was and is to them. */
interface Told {
  userId: string;
  reader: Reader;
  patientId: string;
  therapistName: string;
  known: Standing;
  present: Standing;
}

type Waiting = Awaited<ReturnType<ReturnType<typeof noticeRepository>['withdraw']>>[number];

const knownOf = ({ knownStatus, knownStartsAt, knownDuration, knownTherapistId }: Waiting): Standing =>
  knownStatus && knownStartsAt && knownDuration
    ? { status: knownStatus, startsAt: knownStartsAt, duration: knownDuration, therapistId: knownTherapistId }
    : null;

/** Replaces the notice that waits for each person, if any, by one about all changes since what they know. */
async function tell(
  { db, user, now, timeZone }: ActingContext,
  appointmentId: string,
  people: readonly Told[],
): Promise<void> {
  const repository = noticeRepository(db);
  const withdrawn = await repository.withdraw(
    appointmentId,
    people.map(({ userId }) => userId),
  );
  const dueAt = dueAfter(now);
  // The person who made the change gets no notice.
  const notices = people.flatMap(({ userId, reader, patientId, therapistName, present, ...told }) => {
    if (userId === user.id) return [];
    const waited = withdrawn.find((one) => one.userId === userId);
    const known = waited ? knownOf(waited) : told.known;
    const text = noticeText(known, present, { reader, therapistName, now, timeZone });
    const about = { id: randomUUID(), userId, patientId, type: 'APPOINTMENT', link: LINKS[reader] } as const;
    return [{ userId, known, notice: text && { ...about, ...text, createdAt: dueAt, dueAt } }];
  });
  await createNotifications(
    db,
    notices.flatMap(({ notice }) => notice ?? []),
  );
  await repository.wait(
    notices.map(({ userId, known, notice }) => ({
      appointmentId,
      userId,
      dueAt,
      notificationId: notice?.id ?? null,
      knownStatus: known?.status ?? null,
      knownStartsAt: known?.startsAt ?? null,
      knownDuration: known?.duration ?? null,
      knownTherapistId: known?.therapistId ?? null,
    })),
  );
}

/** Whom an appointment concerns, by account id. */
async function concernedBy(
  { db, user }: Pick<ActingContext, 'db' | 'user'>,
  row: AppointmentRow | null,
): Promise<Map<string, Reader>> {
  const people = new Map<string, Reader>();
  if (!row) return people;
  if (row.patientUserId) people.set(row.patientUserId, 'patient');
  people.set(row.therapistId, 'therapist');
  for (const id of await standInsOf(db, row.therapistId, user.today)) people.set(id, 'standIn');
  return people;
}

/** Those who are told that an appointment of the same patient is no longer in their agenda. */
async function formerOf(
  { db }: Pick<ActingContext, 'db'>,
  before: AppointmentRow | null,
  after: AppointmentRow | null,
  then: ReadonlyMap<string, Reader>,
): Promise<string[]> {
  if (!before || after?.patientId !== before.patientId) return [];
  const left = after.therapistId === before.therapistId ? [] : [...then.keys()];
  return [...left, ...(await noticeRepository(db).waitingFormer(after.id))];
}

/**
 * Stores notices of a change for patient, therapist and who stands in for the therapist, and the patient's mail, in the
 * transaction of the change. `before` is null for a new appointment, `after` for a deleted one. The notices become due
 * when the toast has offered the undo.
 */
export async function announce(
  context: ActingContext,
  before: AppointmentRow | null,
  after: AppointmentRow | null,
): Promise<void> {
  const appointment = after ?? before;
  if (!appointment) return;
  await tellPatient(context, before, after);
  await noticeRepository(context.db).dropTold(context.now);
  const then = await concernedBy(context, before);
  const isSame = before?.therapistId === after?.therapistId && before?.patientUserId === after?.patientUserId;
  const now = isSame ? new Map(then) : await concernedBy(context, after);
  for (const id of await formerOf(context, before, after, then)) if (!now.has(id)) now.set(id, 'former');
  const people = [...new Map([...then, ...now])].map(([userId, reader]): Told => {
    const [known, present] = [
      standingOf(then.has(userId) ? before : null),
      standingOf(now.has(userId) ? after : null),
    ];
    const { patientId, therapistName } = (present ? after : before) ?? appointment;
    return { userId, reader, patientId, therapistName, known, present };
  });
  await tell(context, appointment.id, people);
}

const andMore = (more: number): string => (more > 0 ? ` Y ${more} más después.` : '');

/**
 * Stores one notice for each colleague in whose agenda a deleted patient's appointments stood, or stand again, and for who
 * stands in. It names the first. `rows` are as they stand without the deletion. The patient is told nothing, because
 * the account had ended.
 */
export async function announceAhead(
  context: ActingContext,
  rows: readonly AppointmentRow[],
  happened: 'freed' | 'restored',
): Promise<void> {
  const { db, user, now, timeZone } = context;
  const dueAt = dueAfter(now);
  const open = rows.filter(({ status }) => OPEN_APPOINTMENT_STATUSES.includes(status));
  for (const therapist of new Set(open.map(({ therapistId }) => therapistId))) {
    const [first, ...more] = open.filter(({ therapistId }) => therapistId === therapist);
    if (!first) continue;
    const { patientId, therapistName } = first;
    const [on, off] = [standingOf(first), standingOf({ ...first, status: 'CANCELLED' })];
    const [known, present] = happened === 'freed' ? [on, off] : [off, on];
    const people = await concernedBy(context, { ...first, patientUserId: null });
    const notices = [...people].flatMap(([userId, reader]) => {
      const text = noticeText(known, present, { reader, therapistName, now, timeZone });
      if (userId === user.id || !text) return [];
      const message = text.message + andMore(more.length);
      const told = { userId, patientId, type: 'APPOINTMENT', title: text.title, message } as const;
      return [{ ...told, link: LINKS[reader], createdAt: dueAt, dueAt }];
    });
    await createNotifications(db, notices);
  }
}

/** Withdraws the notices of `announceAhead` about a deletion at this instant. False if they were due already. */
export async function withdrawAhead(
  { db, now }: ActingContext,
  patientId: string,
  deletedAt: Date,
): Promise<boolean> {
  const dueAt = dueAfter(deletedAt);
  if (dueAt <= now) return false;
  await noticeRepository(db).withdrawDue(patientId, dueAt);
  return true;
}

/** Stores notices of a new series for those whom it concerns, which name its first appointment, and the patient's mail. */
export async function announceSeries(context: ActingContext, rows: readonly AppointmentRow[]): Promise<void> {
  const { db, user, now, timeZone } = context;
  const [first, ...more] = rows;
  if (!first) return;
  await tellBooked(context, rows);
  const dueAt = dueAfter(now);
  const { therapistName, patientId } = first;
  const notices = [...(await concernedBy(context, first))].flatMap(([userId, reader]) => {
    const text = noticeText(null, standingOf(first), { reader, therapistName, now, timeZone });
    if (userId === user.id || !text) return [];
    const message = text.message + andMore(more.length);
    const told = { userId, patientId, type: 'APPOINTMENT', title: text.title, message } as const;
    return [{ ...told, link: LINKS[reader], createdAt: dueAt, dueAt }];
  });
  await createNotifications(db, notices);
}
