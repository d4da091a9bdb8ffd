import {
  APPOINTMENT_IMPORT_MESSAGES as MESSAGES,
  type AppointmentMapping,
} from '@/contract/appointmentImports';
import { APPOINTMENT_IMPORT_LIMITS as LIMITS } from '@/contract/imports';
import { appointmentRow, overlapsWithin, slotOf } from '@/contract/appointmentImportRows';
import type { PlannedAppointment } from '@/contract/appointmentImportSchemas';
import { practiceZone, todayOfPractice } from '@/shared/lib/dates';
import { checkAppointmentRows, importAppointments } from './appointmentApi';
import { type Api, attempt, quietly, withRows } from './attempt';
import { type AppointmentReport, type Checked, chosenRows, type HeldImport, isFaulty } from './held';
import { checkFinished, importEnded, rowRechecked, rowsPassed, selectImport } from './slice';

const CHECKING = { stage: 'checking', failure: MESSAGES.checkFailed } as const;
const CORRECTING = { stage: 'deciding', failure: MESSAGES.recheckFailed } as const;
const SENDING = { stage: 'sending', failure: MESSAGES.sendFailed } as const;
const UNKNOWN = { patient: null, room: null, refusals: [], outside: null, notes: [] };

/** What a row becomes under the mapping, before the server has seen it. */
function readRow(api: Api, { table }: HeldImport, at: number): AppointmentReport {
  const mapping = selectImport(api.getState()).mapping as AppointmentMapping;
  const { rows, lines } = table ?? { rows: [], lines: [] };
  const read = appointmentRow(rows[at] ?? [], { mapping, today: todayOfPractice(), zone: practiceZone() });
  return { ...read, ...UNKNOWN, line: lines[at] ?? 0 };
}

/** Refuses rows at the time of an earlier one, because one therapist gives them all. */
function compareWithin(found: AppointmentReport[]): Checked<AppointmentReport> {
  const overlaps = overlapsWithin(
    found.map((row) => (isFaulty(row) ? undefined : slotOf(row.body))),
    practiceZone(),
  );
  const rows = found.map((row, at) => {
    const earlier = found[overlaps.get(at) ?? -1];
    return earlier ? { ...row, refusals: [...row.refusals, MESSAGES.sameTime(earlier.line)] } : row;
  });
  return { found, rows };
}

/** Asks the server about those rows that could be read, as many as one call takes, and adds what it says. */
async function ask(api: Api, how: typeof CHECKING | typeof CORRECTING, rows: readonly AppointmentReport[]) {
  const { therapistId } = selectImport(api.getState());
  const readable = rows.filter((row) => !isFaulty(row));
  if (readable.length === 0) return;
  const bodies = readable.map(({ body }) => body);
  const findings = await withRows(api, bodies, (rowsKey) =>
    attempt(api, how, () =>
      api.dispatch(checkAppointmentRows.initiate({ therapistId, rowsKey }, { track: false })),
    ),
  );
  readable.forEach((row, at) => Object.assign(row, findings[at]));
}

async function check(api: Api, held: HeldImport): Promise<void> {
  const rows = (held.table?.rows ?? []).map((_cells, at) => readRow(api, held, at));
  for (let from = 0; from < rows.length; from += LIMITS.checkRows) {
    const part = rows.slice(from, from + LIMITS.checkRows);
    await ask(api, CHECKING, part);
    api.dispatch(rowsPassed(part.length));
  }
  held.appointments = compareWithin(rows);
  api.dispatch(checkFinished());
}

async function recheck(api: Api, held: HeldImport, at: number): Promise<void> {
  const row = readRow(api, held, at);
  await ask(api, CORRECTING, [row]);
  held.appointments = compareWithin(
    (held.appointments?.found ?? []).map((found, place) => (place === at ? row : found)),
  );
  api.dispatch(rowRechecked(at));
}

const plannedOf = ({ body, patient, room }: AppointmentReport): Partial<PlannedAppointment> => ({
  patientId: patient?.id ?? '',
  ...slotOf(body),
  type: body.type,
  ...(body.notes && { notes: body.notes }),
  ...(room && { roomId: room.id }),
});

/** The first of the chosen rows that one call takes. */
export function batchOf(rows: readonly AppointmentReport[]): AppointmentReport[] {
  let length = 0;
  const count = rows.findIndex((row, at) => {
    length += JSON.stringify(plannedOf(row)).length;
    return at >= LIMITS.rows || length > LIMITS.length;
  });
  return count === -1 ? [...rows] : rows.slice(0, count);
}

async function send(api: Api, held: HeldImport): Promise<void> {
  const { therapistId, allowed } = selectImport(api.getState());
  const rows = batchOf(chosenRows(held.appointments?.rows ?? [], allowed)).map(plannedOf);
  await withRows(api, rows, (rowsKey) =>
    attempt(api, SENDING, () =>
      api.dispatch(importAppointments.initiate({ therapistId, rowsKey }, { track: false })),
    ),
  );
  api.dispatch(importEnded());
}

/** Asks the server about every row and holds what it says. Nothing is stored. */
export const checkAppointments = quietly(check);

/** Reads a corrected row anew and asks the server about it alone. */
export const checkAppointmentRow = quietly(recheck);

/** Sends the chosen rows: all of them become appointments, or none. */
export const sendAppointments = quietly(send);
