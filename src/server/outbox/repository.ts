import {
  and,
  asc,
  desc,
  eq,
  gt,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  ne,
  not,
  notInArray,
  or,
  sql,
} from 'drizzle-orm';
import { HOUR_MS } from '@/contract/common/constants';
import { APPOINTMENT_IMPORT_LIMITS } from '@/contract/imports';
import type { MessageFailure, MessageKind } from '@/contract/outbox';
import { pickColumns } from '../db/columns';
import type { Database } from '../db/database';
import { appointments, outboxMessages, patientDetails, patients, users } from '../db/schema';
import { live } from '../patients/access';
import { CHANGE_KINDS, type WaitingMessage } from './due';

const messages = outboxMessages;
const waits = isNull(messages.outcome);
const isChange = inArray(messages.kind, [...CHANGE_KINDS]);

/** Whom a message about an appointment is for. */
export interface Addressee {
  appointmentId: string;
  patientId: string;
}
const isTo = ({ appointmentId, patientId }: Addressee) =>
  and(eq(messages.appointmentId, appointmentId), eq(messages.patientId, patientId));

/** A message that waits, with what its mail says. */
export interface OutgoingMessage extends WaitingMessage {
  therapistName: string;
  /** Minutes. */
  duration: number;
  /** When the appointment was last changed, from which calendars know the latest version. */
  changedAt: Date;
}

/** The patient wants no such mails, or none leave of the agenda of the appointment's therapist. */
const isUnwanted = sql<boolean>`(not ${users.appointmentMails} or exists (select from ${patientDetails} where ${and(
  eq(patientDetails.patientId, messages.patientId),
  eq(patientDetails.noAppointmentMails, true),
)}))`;

/** A hidden appointment, and one that is another patient's now, is off for the patient of the message. */
const statusForPatient = sql<OutgoingMessage['status']>`case when ${appointments.deletedAt} is null
  and ${appointments.patientId} = ${messages.patientId} then ${appointments.status} else 'CANCELLED' end`;

const outgoing = {
  id: messages.id,
  kind: messages.kind,
  appointmentId: appointments.id,
  ...pickColumns(messages, 'startsAt', 'knownStartsAt', 'createdAt', 'retriedAt'),
  ...pickColumns(messages, 'dueAt', 'attempts', 'leasedUntil', 'supersededAt'),
  status: statusForPatient,
  presentStart: appointments.startsAt,
  isUnwanted,
  therapistName: users.name,
  duration: appointments.duration,
  changedAt: appointments.updatedAt,
};

/** What the commands of the agenda write. */
const writes = (db: Database) => ({
  /**
   * Takes back what was never tried, because the appointment changes. Returns the message of an earlier change that was among
   * it: the patient still knows what they knew then. One that is being tried, or was, counts as told.
   */
  async withdraw(addressee: Addressee) {
    const withdrawn = await db
      .delete(messages)
      .where(and(isTo(addressee), waits, eq(messages.attempts, 0)))
      .returning({ kind: messages.kind, knownStartsAt: messages.knownStartsAt });
    return withdrawn.find(({ kind }) => CHANGE_KINDS.includes(kind));
  },

  /** The start at which a patient is expected by the last change that was told; null if none was, or that it is off. */
  async lastTold(addressee: Addressee): Promise<Date | null> {
    const [last] = await db
      .select({ kind: messages.kind, startsAt: messages.startsAt })
      .from(messages)
      .where(and(isTo(addressee), isChange, eq(messages.outcome, 'SENT')))
      .orderBy(desc(messages.endedAt))
      .limit(1);
    return last && last.kind !== 'CANCELLED' ? last.startsAt : null;
  },

  /** Marks what was told of earlier changes, so that the next one may say the same again. */
  async supersede(addressee: Addressee, now: Date): Promise<void> {
    await db
      .update(messages)
      .set({ supersededAt: now })
      .where(and(isTo(addressee), isChange, isNull(messages.supersededAt)));
  },

  /**
   * Takes back that the latest message of a start was superseded, because the change after it is. One that would have left
   * meanwhile leaves now.
   */
  async standAgain(addressee: Addressee, startsAt: Date, now: Date): Promise<void> {
    const ofStart = and(
      isTo(addressee),
      isChange,
      ne(messages.kind, 'CANCELLED'),
      eq(messages.startsAt, startsAt),
    );
    const [latest] = await db
      .select({ id: messages.id, failure: messages.failure })
      .from(messages)
      .where(and(ofStart, isNotNull(messages.supersededAt)))
      .orderBy(desc(messages.createdAt), desc(messages.id))
      .limit(1)
      .for('update');
    if (!latest) return;
    const again = {
      outcome: null,
      endedAt: null,
      failure: null,
      leasedUntil: null,
      dueAt: now,
      retriedAt: now,
    };
    await db
      .update(messages)
      .set({ supersededAt: null, ...(latest.failure === 'OUTDATED' && again) })
      .where(eq(messages.id, latest.id));
  },

  async add(values: (typeof messages.$inferInsert)[]): Promise<void> {
    if (values.length > 0) await db.insert(messages).values(values);
  },

  /**
   * Writes the reminders of one kind that are due until an instant: of appointments that nobody has confirmed, for patients
   * with an address who were not told of the time in the day before. Those that are there already stay as they are.
   */
  async addReminders(
    { kind, hours, endHours }: { kind: MessageKind; hours: number; endHours: number },
    now: Date,
    until: Date,
  ): Promise<void> {
    const after = (from: Date, by: number) => new Date(from.getTime() + by * HOUR_MS);
    // An import says that nobody is told, and can be undone until somebody is.
    const quietUntil = sql`case when ${appointments.importId} is not null then ${appointments.createdAt} + ${`${APPOINTMENT_IMPORT_LIMITS.quietHours} hours`}::interval end`;
    // `greatest` passes over null.
    const dueAt = sql`greatest(${appointments.startsAt} - ${`${hours} hours`}::interval, ${quietUntil})`;
    const wasTold = sql`exists (select from ${messages} where ${and(
      eq(messages.appointmentId, appointments.id),
      eq(messages.patientId, appointments.patientId),
      eq(messages.startsAt, appointments.startsAt),
      isNull(messages.supersededAt),
      inArray(messages.kind, ['BOOKED', 'MOVED']),
      sql`(${waits} or ${messages.endedAt} > ${dueAt} - interval '24 hours' and ${messages.outcome} = 'SENT')`,
    )})`;
    await db.execute(sql`insert into ${messages} (appointment_id, patient_id, starts_at, kind, created_at, due_at)
      select ${appointments.id}, ${appointments.patientId}, ${appointments.startsAt}, ${kind}, ${now.toISOString()}::timestamptz, ${dueAt}
      from ${appointments} join ${patients} on ${eq(patients.id, appointments.patientId)}
        join ${users} on ${eq(users.id, appointments.therapistId)} and ${users.appointmentMails}
        left join ${patientDetails} on ${eq(patientDetails.patientId, patients.id)}
      where ${and(
        eq(appointments.status, 'SCHEDULED'),
        isNull(appointments.deletedAt),
        live,
        isNotNull(patients.email),
        sql`${patientDetails.noAppointmentMails} is not true`,
        gt(appointments.startsAt, after(now, endHours)),
        lt(appointments.startsAt, after(until, hours)),
        sql`not ${wasTold}`,
      )}
      on conflict do nothing`);
  },
});

/** What a worker reads and writes. */
const deliveries = (db: Database) => ({
  /**
   * Holds the next patient for whom something is due, until the transaction ends. Other workers pass over them, so that
   * nobody gets two mails at once.
   */
  async holdNext(now: Date, seen: readonly string[]) {
    const due = sql`exists (select from ${messages} where ${and(eq(messages.patientId, patients.id), waits, lte(messages.dueAt, now))})`;
    const [patient] = await db
      .select({ id: patients.id, name: patients.name, email: patients.email })
      .from(patients)
      .where(and(live, due, seen.length > 0 ? notInArray(patients.id, [...seen]) : undefined))
      .limit(1)
      .for('no key update', { skipLocked: true });
    return patient;
  },

  /** What waits for a patient, in the order in which it was written. A row that a change is about to withdraw is left out. */
  waiting: (patientId: string): Promise<OutgoingMessage[]> =>
    db
      .select(outgoing)
      .from(messages)
      .innerJoin(appointments, eq(appointments.id, messages.appointmentId))
      .innerJoin(users, eq(users.id, appointments.therapistId))
      .where(and(eq(messages.patientId, patientId), waits))
      .orderBy(asc(messages.createdAt), asc(messages.startsAt), asc(messages.id))
      .for('update', { of: messages, skipLocked: true }),

  async wasMailedSince(patientId: string, since: Date): Promise<boolean> {
    const [sent] = await db
      .select({ id: messages.id })
      .from(messages)
      .where(
        and(eq(messages.patientId, patientId), eq(messages.outcome, 'SENT'), gte(messages.endedAt, since)),
      )
      .limit(1);
    return sent !== undefined;
  },

  /** Forgets messages that were never tried. */
  async forget(ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await db.delete(messages).where(inArray(messages.id, [...ids]));
  },

  /** Forgets the reminders that were never tried. They are written again when they are due. */
  async forgetReminders(): Promise<void> {
    await db.delete(messages).where(and(waits, not(isChange), eq(messages.attempts, 0)));
  },

  /** Forgets everything that is due and was never tried, because nothing is sent. */
  async forgetDue(now: Date): Promise<void> {
    await db.delete(messages).where(and(waits, lte(messages.dueAt, now), eq(messages.attempts, 0)));
  },

  async postpone(ids: readonly string[], dueAt: Date): Promise<void> {
    if (ids.length > 0)
      await db
        .update(messages)
        .set({ dueAt, leasedUntil: null })
        .where(and(inArray(messages.id, [...ids]), waits));
  },

  /** Notes that sending begins. */
  async begin(ids: readonly string[], leasedUntil: Date): Promise<void> {
    if (ids.length > 0)
      await db
        .update(messages)
        .set({ leasedUntil, attempts: sql`${messages.attempts} + 1` })
        .where(inArray(messages.id, [...ids]));
  },

  /** Lets the link in a message's mail open. */
  async openLink(id: string, tokenHash: string): Promise<void> {
    await db.update(messages).set({ tokenHash }).where(eq(messages.id, id));
  },

  async markSent(ids: readonly string[], sentTo: string, now: Date): Promise<void> {
    await db
      .update(messages)
      .set({ outcome: 'SENT', endedAt: now, failure: null, sentTo, leasedUntil: null })
      .where(inArray(messages.id, [...ids]));
  },

  async markFailed(ids: readonly string[], failure: MessageFailure, now: Date): Promise<void> {
    if (ids.length > 0)
      await db
        .update(messages)
        .set({ outcome: 'FAILED', endedAt: now, failure, leasedUntil: null })
        .where(and(inArray(messages.id, [...ids]), waits));
  },
});

/** What administration sees of messages that have not left, and has sent again. */
const failures = (db: Database) => {
  const select = () =>
    db
      .select({
        ...outgoing,
        patientId: messages.patientId,
        patientName: patients.name,
        email: patients.email,
        outcome: messages.outcome,
        endedAt: messages.endedAt,
        failure: messages.failure,
      })
      .from(messages)
      .innerJoin(appointments, eq(appointments.id, messages.appointmentId))
      .innerJoin(users, eq(users.id, appointments.therapistId))
      .innerJoin(patients, eq(patients.id, messages.patientId));
  return {
    /** Those that have ended since an instant, the latest first. */
    failed: (since: Date, limit: number) =>
      select()
        .where(and(live, eq(messages.outcome, 'FAILED'), gte(messages.endedAt, since)))
        .orderBy(desc(messages.endedAt), desc(messages.id))
        .limit(limit),

    /** Those that were tried and are tried again. */
    triedAndWaiting: () =>
      select().where(and(live, waits, gt(messages.attempts, 0), isNull(messages.leasedUntil))),

    /** What was sent of appointments to whose they are now, and then what waits, each in the order of time. */
    sentOrWaiting: (appointmentIds: readonly string[]) =>
      select()
        .where(
          and(
            inArray(messages.appointmentId, [...appointmentIds]),
            eq(messages.patientId, appointments.patientId),
            or(waits, eq(messages.outcome, 'SENT')),
          ),
        )
        .orderBy(asc(messages.endedAt), asc(messages.dueAt)),

    /** A message of a record that is there, held until the transaction ends. */
    async hold(id: string) {
      const [message] = await select()
        .where(and(live, eq(messages.id, id)))
        .for('update', { of: messages });
      return message;
    },

    async retry(id: string, now: Date): Promise<void> {
      const again = { outcome: null, endedAt: null, failure: null, leasedUntil: null };
      await db
        .update(messages)
        .set({ ...again, dueAt: now, retriedAt: now })
        .where(eq(messages.id, id));
    },
  };
};
export type EndedMessage = Awaited<ReturnType<ReturnType<typeof failures>['failed']>>[number];

export const outboxRepository = (db: Database) => ({ ...writes(db), ...deliveries(db), ...failures(db) });
