import type { HandoverBody } from '@/contract/careSchemas';
import { CARE_MESSAGES as MESSAGES } from '@/contract/care';
import { administers } from '@/contract/common/roles';
import { toOffsetIso } from '@/contract/common/practiceTime';
import { counted } from '@/contract/common/text';
import { appointmentsAheadText, TEAM_MESSAGES } from '@/contract/team';
import { outsideReason } from '@/contract/timetable';
import type { CommandContext } from '../core/context';
import { invalidField, notFound, takenField } from '../core/errors';
import { changeablePatient, therapistInField } from './queries';
import { slotOfRow } from '../appointments/freeSlots';
import { recordEvents, type AppointmentStanding } from '../appointments/history';
import { episodeRepository } from '../episodes/repository';
import { timetableOf } from '../hours/timetable';
import { teamRepository } from '../team/repository';
import { handoverRepository } from './handoverRepository';

import { tellAll } from './commands';

interface Person {
  id: string;
  name: string;
}

/** What is handed over: the records with these ids. */
interface Handover extends Omit<HandoverBody, 'therapistId'> {
  from: Person;
  to: Person;
  patients: Person[];
  /** All that the therapist has in hand: what stays in the agenda is listed, also of patients of colleagues. */
  isOfAll: boolean;
}

/**
 * Tells both therapists in one notice each, and each patient who attends them now. The record is not the former lead's to
 * open any more.
 */
async function tellPeople(
  context: CommandContext,
  { from, to, patients }: Handover,
  moved: readonly { id: string; userId: string | null }[],
  appointmentCount: number,
): Promise<void> {
  const only = patients.length === 1 ? patients[0] : undefined;
  const whom = only ? only.name : counted(moved.length, ['paciente', 'pacientes']);
  const booked = appointmentCount > 0 ? `, con ${appointmentsAheadText(appointmentCount)}` : '';
  const about = {
    title: 'Traspaso de pacientes',
    message: `${from.name} → ${to.name}: ${whom}${booked}`,
    patientId: only?.id ?? null,
  };
  await tellAll(
    context,
    { ...about, userIds: [to.id], link: only ? `/patients/${only.id}` : '/patients' },
    { ...about, userIds: [from.id], link: '/patients' },
    ...moved.map(({ id, userId }) => ({
      userIds: userId ? [userId] : [],
      title: 'Cambio de fisioterapeuta',
      message: `Ahora te atiende ${to.name}`,
      link: '/conversations',
      patientId: id,
    })),
  );
}

/** Ids of the appointments ahead of these patients that lie within the new lead's hours. */
async function withinHours(
  context: CommandContext,
  { from, to }: Handover,
  patientIds: readonly string[],
): Promise<string[]> {
  const { db, now, timeZone } = context;
  const timetable = await timetableOf(context, to.id);
  const led = new Set(patientIds);
  return (await handoverRepository(db).appointmentsOf(from.id, now))
    .filter(({ patientId }) => led.has(patientId))
    .filter((row) => outsideReason(slotOfRow(row, timeZone), timetable, timeZone) === null)
    .map(({ id }) => id);
}

async function handOver(context: CommandContext, handover: Handover) {
  const { db, now, timeZone } = context;
  const { from, to, patients, note, moveAppointments, isOfAll } = handover;
  const pair = { fromId: from.id, toId: to.id };
  return db.transaction(async (transaction) => {
    const inside = { ...context, db: transaction };
    const repository = handoverRepository(transaction);
    await repository.lockAgendas(pair);
    const ids = patients.map(({ id }) => id);
    const moved = ids.length > 0 ? await repository.moveRecords(pair, ids, note || null, now) : [];
    const movedIds = moved.map(({ id }) => id);
    await episodeRepository(transaction).handOver(pair, movedIds, now);
    const movable = moveAppointments ? await withinHours(inside, handover, movedIds) : [];
    const booked = await repository.moveAppointments(pair, movable, now);
    const before = (row: AppointmentStanding) => ({ ...row, therapistId: from.id });
    await recordEvents(inside, booked, { kind: 'MOVED', before });
    if (moved.length > 0) await tellPeople(inside, handover, moved, booked.length);
    const staying = (await repository.appointmentsOf(from.id, now)).filter(
      ({ patientId }) => isOfAll || ids.includes(patientId),
    );
    return {
      patients: moved.length,
      appointments: booked.length,
      left: {
        appointments: staying.map(({ startsAt, patientName }) => ({
          date: toOffsetIso(startsAt, timeZone),
          patientName,
        })),
      },
    };
  });
}

/** The new lead, who must be somebody else. Throws `invalid` beside the field otherwise. */
async function newLead(context: CommandContext, id: string, from: Person): Promise<Person> {
  if (id === from.id) throw invalidField('therapistId', MESSAGES.self);
  return therapistInField(context, 'therapistId', id);
}

/**
 * Hands one patient over to another lead. The former lead attends them no longer.
 * @throws `conflict` beside the therapist if somebody else handed the patient over meanwhile.
 */
export async function handOverPatient(
  context: CommandContext,
  { id, therapistId, ...body }: HandoverBody & { id: string },
) {
  const patient = await changeablePatient(context, id);
  const to = await newLead(context, therapistId, patient.lead);
  const handover = { ...body, from: patient.lead, to, patients: [patient], isOfAll: false };
  const done = await handOver(context, handover);
  if (done.patients > 0) return done;
  const { lead } = await changeablePatient(context, id);
  throw takenField('therapistId', MESSAGES.handedOver(lead.name));
}

/** The therapist whose patients the caller may hand over: themselves, or anybody of the staff for an ADMIN. */
async function givingTherapist({ db, user, now }: CommandContext, id: string): Promise<Person> {
  const member = administers(user) || user.id === id ? await teamRepository(db).find(id, now) : undefined;
  if (!member) throw notFound(TEAM_MESSAGES.notFound);
  return member;
}

/** Hands over all patients of a therapist. Appointments that could not move are listed. */
export async function handOverAll(
  context: CommandContext,
  { id, therapistId, ...body }: HandoverBody & { id: string },
) {
  const from = await givingTherapist(context, id);
  const to = await newLead(context, therapistId, from);
  const patients = await handoverRepository(context.db).patientsOf(from.id);
  return handOver(context, { ...body, from, to, patients, isOfAll: true });
}

/** What a hand-over of all would move. */
export async function listHandover(context: CommandContext, { id }: { id: string }) {
  const from = await givingTherapist(context, id);
  const repository = handoverRepository(context.db);
  const booked = await repository.appointmentsOf(from.id, context.now);
  return {
    patients: await repository.patientsOf(from.id),
    appointments: booked.map(({ startsAt, patientName }) => ({
      date: toOffsetIso(startsAt, context.timeZone),
      patientName,
    })),
  };
}
