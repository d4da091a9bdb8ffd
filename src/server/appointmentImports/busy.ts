import { intervalAt, intervalOf, overlaps, type WallSlot } from '@/contract/appointmentTime';
import { wallClockOf } from '@/contract/common/practiceTime';
import { APPOINTMENT_IMPORT_MESSAGES as MESSAGES } from '@/contract/appointmentImports';
import type { Database } from '../db/database';
import { appointmentImportRepository } from './repository';

/** An appointment that is to be booked. */
export interface Wanted extends WallSlot {
  patientId: string;
  roomId: string | null;
}

interface Agenda {
  db: Database;
  therapistId: string;
  timeZone: string;
}

/** What stands in the agenda of a therapist, of patients and of rooms in the time of the wanted appointments. */
async function takenAround({ db, therapistId, timeZone }: Agenda, wanted: readonly Wanted[]) {
  const times = wanted.map((one) => intervalOf(one, timeZone));
  const from = new Date(Math.min(...times.map(({ start }) => start)));
  const until = new Date(Math.max(...times.map(({ end }) => end)));
  const patientIds = wanted.map(({ patientId }) => patientId);
  const roomIds = wanted.flatMap(({ roomId }) => roomId ?? []);
  const rows = await appointmentImportRepository(db).busy({ therapistId, patientIds, roomIds }, from, until);
  return rows.map((row) => ({ ...row, ...intervalAt(row.startsAt, row.duration) }));
}

type Taken = Awaited<ReturnType<typeof takenAround>>[number];

/** Why a wanted appointment finds its time taken. The same one again is told as such: a file may be chosen twice. */
function textOf(wanted: Wanted, taken: Taken, { therapistId, timeZone }: Agenda): string {
  const { time } = wallClockOf(taken.startsAt, timeZone);
  const isTherapist = taken.therapistId === therapistId;
  const isPatient = taken.patientId === wanted.patientId;
  if (isTherapist && isPatient && taken.start === intervalOf(wanted, timeZone).start) return MESSAGES.known;
  if (isTherapist) return MESSAGES.overlap(time);
  return isPatient ? MESSAGES.patientBusy(time) : MESSAGES.roomBusy(time);
}

/** Why each wanted appointment finds its time taken, by its place; null where it is free. One read finds all. */
export async function takenTimes(agenda: Agenda, wanted: readonly Wanted[]): Promise<(string | null)[]> {
  if (wanted.length === 0) return [];
  const taken = await takenAround(agenda, wanted);
  return wanted.map((one) => {
    const asked = intervalOf(one, agenda.timeZone);
    const concerns = (row: Taken) =>
      row.therapistId === agenda.therapistId ||
      row.patientId === one.patientId ||
      (one.roomId !== null && row.roomId === one.roomId);
    const inTheWay = taken.find((row) => overlaps(asked, row) && concerns(row));
    return inTheWay ? textOf(one, inTheWay, agenda) : null;
  });
}
