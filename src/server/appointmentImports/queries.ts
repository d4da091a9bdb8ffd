import { type Match, matchPatient } from '@/contract/appointmentImportMatch';
import {
  type AppointmentFinding,
  type FoundAppointment,
  foundAppointmentSchema,
} from '@/contract/appointmentImportSchemas';
import { isPast } from '@/contract/appointmentTime';
import { APPOINTMENT_IMPORT_MESSAGES as MESSAGES } from '@/contract/appointmentImports';
import { slotOf } from '@/contract/appointmentImportRows';
import { administers } from '@/contract/common/roles';
import { foldText } from '@/contract/common/text';
import { outsideText } from '@/contract/timetable';
import type { CommandContext } from '../core/context';
import { likenessRepository, type LikeRow } from '../patients/likenessRepository';
import { timetableOf } from '../hours/timetable';
import { toImportAnswer } from '../imports/queries';
import { readRows } from '../imports/readRows';
import { newLead } from '../patients/commands';
import { roomRepository } from '../namedThings/kindsRepository';
import { takenTimes } from './busy';
import { appointmentImportRepository } from './repository';

/** Patients among `ids` whom a therapist attends today. */
const attendedBy = ({ db, user }: Pick<CommandContext, 'db' | 'user'>, therapistId: string, ids: string[]) =>
  likenessRepository(db).attendedAmong(ids, { id: therapistId, today: user.today });

/**
 * Whose each row is, among the patients whom the therapist attends. Rows for somebody else's agenda are not compared by
 * document: who has which is not for the desk to know. Administration is told of a row that is a colleague's patient.
 */
async function patientsOfRows(
  context: Pick<CommandContext, 'db' | 'user'>,
  therapistId: string,
  rows: readonly FoundAppointment[],
): Promise<Match<LikeRow>[]> {
  const { db, user } = context;
  const isOwn = user.id === therapistId;
  const people = rows.map(({ name, email, phone, documentNumber }) => ({
    name: name ?? '',
    email,
    phone,
    documentNumber: isOwn ? documentNumber : null,
  }));
  const repository = likenessRepository(db);
  const candidates = await repository.candidatesOf(people);
  const ids = [...new Set(candidates.map(({ id }) => id))];
  const attended = await attendedBy(context, therapistId, ids);
  const others = ids.filter((id) => !attended.some((row) => row.id === id));
  const contacts = administers(user) ? await repository.contactsAmong(others) : [];
  const likeEach = <Row extends { id: string }>(known: readonly Row[]) => {
    const byId = new Map(known.map((row) => [row.id, row]));
    const of = people.map((): Row[] => []);
    for (const { at, id } of candidates) {
      const row = byId.get(id);
      if (row) of[at]?.push(row);
    }
    return of;
  };
  const own = likeEach(isOwn ? attended : attended.map((row) => ({ ...row, documentNumber: null })));
  const ofColleagues = likeEach(contacts);
  return people.map((person, at) => {
    const match = matchPatient(person, own[at] ?? []);
    if ('patient' in match || match.refusal !== MESSAGES.noPatient) return match;
    const other = matchPatient({ ...person, documentNumber: null }, ofColleagues[at] ?? []);
    if (!('patient' in other)) return match;
    return { refusal: MESSAGES.ofAnother(other.patient.name, other.patient.therapistName) };
  });
}

/** Ids among `ids` of patients whom a therapist attends today. */
export async function attendedAmong(
  context: Pick<CommandContext, 'db' | 'user'>,
  therapistId: string,
  ids: string[],
): Promise<Set<string>> {
  const rows = await attendedBy(context, therapistId, ids);
  return new Set(rows.map(({ id }) => id));
}

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
        findings.get(at) ?? { ...nothing, refusals: 'error' in one ? [...new Set(one.error.errors)] : [] },
    ),
  };
}

/** Imports that the caller made, or that filled their agenda, the latest first. */
export async function listAppointmentImports({ db, user }: CommandContext) {
  const rows = await appointmentImportRepository(db).list(user.id);
  return { imports: rows.map(toImportAnswer) };
}
