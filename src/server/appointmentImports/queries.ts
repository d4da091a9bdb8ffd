import { isPast } from '@/contract/appointmentTime';
import {
  type AppointmentFinding,
  type FoundAppointment,
  foundAppointmentSchema,
} from '@/contract/appointmentImportSchemas';
import { APPOINTMENT_IMPORT_MESSAGES as MESSAGES } from '@/contract/appointmentImports';
import { slotOf } from '@/contract/appointmentImportRows';
import { foldText } from '@/contract/common/text';
import { outsideText } from '@/contract/timetable';
import type { CommandContext } from '../core/context';
import { timetableOf } from '../hours/timetable';
import { toImportAnswer } from '../imports/queries';
import { newLead } from '../patients/newLead';
import { roomRepository } from '../rooms/repository';
import { takenTimes } from './busy';
import { patientsOfRows } from './patients';
import { readRows } from './readRows';
import { appointmentImportRepository } from './repository';

interface CheckRequest {
  therapistId?: string | null | undefined;
  rows: readonly unknown[];
}

/** The active rooms by their names, folded. */
async function roomsByName({ db }: CommandContext) {
  const rooms = (await roomRepository(db).list()).filter(({ active }) => active);
  return new Map(rooms.map(({ id, name }) => [foldText(name), { id, name }]));
}

/**
 * What rows of an agenda would become: whose each is, in which room, and what keeps it from being booked. Stores nothing.
 */
export async function checkAppointments(context: CommandContext, { therapistId, rows }: CheckRequest) {
  const { db, now, timeZone } = context;
  const giver = await newLead(context, therapistId);
  const read = await readRows(foundAppointmentSchema, rows);
  const valid = read.flatMap((one, at) => ('row' in one ? [{ at, row: one.row }] : []));
  const matches = await patientsOfRows(
    context,
    giver.id,
    valid.map(({ row }) => row),
  );
  const rooms = await roomsByName(context);
  const timetable = await timetableOf(context, giver.id);
  const findings = new Map<number, AppointmentFinding>();
  const bookable: { at: number; patientId: string; roomId: string | null; row: FoundAppointment }[] = [];
  valid.forEach(({ at, row }, place) => {
    const match = matches[place] ?? { refusal: MESSAGES.noPatient };
    const patient = 'patient' in match ? { id: match.patient.id, name: match.patient.name } : null;
    const room = (row.room && rooms.get(foldText(row.room))) || null;
    const isOver = isPast(slotOf(row), now, timeZone);
    findings.set(at, {
      patient,
      room,
      refusals: ['refusal' in match ? match.refusal : '', isOver ? MESSAGES.past : ''].filter(Boolean),
      outside: isOver ? null : outsideText(slotOf(row), timetable, timeZone),
      notes: row.room && !room ? [MESSAGES.noRoom(row.room)] : [],
    });
    if (patient && !isOver) bookable.push({ at, row, patientId: patient.id, roomId: room?.id ?? null });
  });
  const taken = await takenTimes(
    { db, timeZone, therapistId: giver.id },
    bookable.map(({ row, patientId, roomId }) => ({ ...slotOf(row), patientId, roomId })),
  );
  bookable.forEach(({ at }, place) => {
    const text = taken[place];
    if (text) findings.get(at)?.refusals.push(text);
  });
  const nothing = { patient: null, room: null, outside: null, notes: [] };
  return {
    rows: read.map(
      (one, at): AppointmentFinding =>
        findings.get(at) ?? { ...nothing, refusals: 'refusals' in one ? one.refusals : [] },
    ),
  };
}

/** Imports that the caller made, or that filled their agenda, the latest first. */
export async function listAppointmentImports({ db, user }: CommandContext) {
  const rows = await appointmentImportRepository(db).list(user.id);
  return { imports: rows.map(toImportAnswer) };
}
