import { intervalOf, isPast } from '@/contract/appointmentTime';
import { APPOINTMENT_IMPORT_MESSAGES as MESSAGES } from '@/contract/appointmentImports';
import { overlapsWithin } from '@/contract/appointmentImportRows';
import { type PlannedAppointment, plannedAppointmentSchema } from '@/contract/appointmentImportSchemas';
import { recordEvents } from '../appointments/history';
import { agendaRepository } from '../appointments/agendaRepository';
import { appointmentsRepository } from '../appointments/repository';
import { databaseFailureOf, hasMetAnother } from '../db/failures';
import type { Database } from '../db/database';
import { newestOpenOf } from '../episodes/repository';
import type { CommandContext } from '../core/context';
import { conflict, invalid, notFound } from '../core/errors';
import { isUuid } from '../core/ids';
import { toImportAnswer } from '../imports/queries';
import { newLead } from '../patients/commands';
import { roomRepository } from '../namedThings/kindsRepository';
import { takenTimes, type Wanted } from './busy';
import { readRows } from '../imports/readRows';
import { attendedAmong } from './queries';
import { appointmentImportRepository } from './repository';

type Planned = Wanted & Pick<PlannedAppointment, 'type' | 'notes'>;

interface ImportRequest {
  therapistId?: string | null | undefined;
  rows: readonly unknown[];
}

/** Constraints of the database that keep appointments apart. */
const APART = /^appointments_(?:patient_|room_)?never_overlap$/;

const patientIdsOf = (rows: readonly Planned[]) => [...new Set(rows.map(({ patientId }) => patientId))];

/** The rows that were checked. Throws `invalid` if any could never have passed. */
async function planned(context: CommandContext, therapistId: string, rows: readonly unknown[]) {
  const read = await readRows(plannedAppointmentSchema, rows);
  const wanted = read.flatMap((one): Planned[] => {
    if (!('row' in one)) return [];
    const { date, time, patientId, roomId, ...rest } = one.row;
    return date && time && isUuid(patientId) && (!roomId || isUuid(roomId))
      ? [{ ...rest, date, time, patientId, roomId: roomId || null }]
      : [];
  });
  if (wanted.length < rows.length) throw invalid(MESSAGES.wrongRows);
  const attended = await attendedAmong(context, therapistId, patientIdsOf(wanted));
  const rooms = new Set(
    (await roomRepository(context.db).list()).flatMap(({ id, active }) => (active ? [id] : [])),
  );
  const isKnown = ({ patientId, roomId }: Planned) =>
    attended.has(patientId) && (roomId === null || rooms.has(roomId));
  if (!wanted.every(isKnown)) throw invalid(MESSAGES.wrongRows);
  return wanted;
}

/** Throws `conflict` if one has begun, or finds its time taken or its patient deleted meanwhile. */
async function refuseChanged(context: CommandContext, db: Database, therapistId: string, rows: Planned[]) {
  const { now, timeZone, user } = context;
  const isOver = rows.some((row) => isPast(row, now, timeZone));
  const ids = patientIdsOf(rows);
  const isGone = (await attendedAmong({ db, user }, therapistId, ids)).size < ids.length;
  const taken = await takenTimes({ db, therapistId, timeZone }, rows);
  if (isGone || isOver || overlapsWithin(rows, timeZone).size > 0 || taken.some(Boolean))
    throw conflict(MESSAGES.changed);
}

/**
 * Books the appointments of a file in one therapist's agenda: all of them, or none. Nobody is told: who wants to says so
 * themselves, and reminders come when they are due.
 */
export async function importAppointments(context: CommandContext, request: ImportRequest) {
  const { db, user, now, timeZone, audited } = context;
  const { id: therapistId, name: therapistName } = await newLead(context, request.therapistId);
  const rows = await planned(context, therapistId, request.rows);
  await refuseChanged(context, db, therapistId, rows);
  try {
    const made = await db.transaction(async (transaction) => {
      await agendaRepository(transaction).lockPlaces(rows.map((row) => ({ ...row, therapistId })));
      await refuseChanged(context, transaction, therapistId, rows);
      const repository = appointmentImportRepository(transaction);
      const values = { authorId: user.id, therapistId, total: rows.length, createdAt: now };
      const id = await repository.create(values);
      const episodeOf = await newestOpenOf(
        transaction,
        rows.map(({ patientId }) => patientId),
      );
      const booked = rows.map(({ patientId, roomId, duration, type, notes, ...slot }) => ({
        ...{ therapistId, patientId, roomId, duration, type, serviceId: null, bufferAfter: 0 },
        startsAt: new Date(intervalOf({ ...slot, duration }, timeZone).start),
        notes: notes || null,
        episodeId: episodeOf.get(patientId) ?? null,
      }));
      const ids = await appointmentsRepository(transaction).insert(booked, now);
      await repository.own(id, ids);
      const events = booked.map((one, at) => ({ ...one, id: ids[at] ?? '', status: 'SCHEDULED' as const }));
      await recordEvents({ ...context, db: transaction }, events, { kind: 'BOOKED', before: null });
      await repository.log(id, context, 'CREATE');
      return { id, therapistName, total: rows.length, createdAt: now, undoneAt: null };
    });
    audited({ entityId: made.id });
    return toImportAnswer(made);
  } catch (error) {
    const { constraint = '' } = databaseFailureOf(error) ?? {};
    if (APART.test(constraint) || hasMetAnother(error)) throw conflict(MESSAGES.changed);
    throw error;
  }
}

/**
 * Removes the appointments of an import while none has begun or was changed, and nobody was told of one: all of them, or
 * none. Whoever was told has to be told of a cancellation too.
 */
export async function undoAppointmentImport(context: CommandContext, id: string): Promise<void> {
  const { db, user, now } = context;
  await db.transaction(async (transaction) => {
    const repository = appointmentImportRepository(transaction);
    const found = await repository.find(user.id, id);
    if (!found) throw notFound(MESSAGES.notFound);
    await repository.lock(id);
    const current = await repository.find(user.id, id);
    if (current?.undoneAt) return;
    await repository.holdAppointments(id);
    const used = await repository.inUse(id, now);
    if (used > 0) throw conflict(MESSAGES.inUse(used));
    const told = await repository.told(id);
    if (told > 0) throw conflict(MESSAGES.told(told));
    await repository.log(id, context, 'DELETE');
    await repository.undo(id, now);
  });
}
