import { administers } from '@/contract/common/roles';
import type { AppointmentBody } from '@/contract/appointmentSchemas';
import { APPOINTMENT_MESSAGES as MESSAGES } from '@/contract/appointments';
import { wallClockOf } from '@/contract/common/practiceTime';
import { letCollaborate } from '../care/commands';
import { therapistInField } from '../care/queries';
import { attendsPatientOn } from '../patients/access';
import { careRepository } from '../care/repository';
import { teamRepository } from '../team/repository';
import { violates } from '../db/failures';
import type { CommandContext } from '../core/context';
import { conflict, invalidField } from '../core/errors';
import { simpleRefusal, type Refusal } from './freeSlots';
import { bookedWith } from './scope';

const JOINED = ['patient_collaborators_not_lead', 'patient_collaborators_patient_id_therapist_id_pk'];

type Asked = Pick<AppointmentBody, 'therapistId' | 'joinsTeam'>;

/** Who gives an appointment. */
export interface Giver {
  therapistId: string;
  /** Name of who was chosen instead of who gives it otherwise; undefined if nobody was. */
  chosen?: string;
  /** Who does not attend the patient is to join the team. */
  joins: boolean;
}

/**
 * Who gives an appointment: `kept`, or whom administration names instead. Throws `invalid` beside the field for anybody
 * else who names another therapist, and for one who is unknown or has no access.
 */
export async function giverOf(
  context: Pick<CommandContext, 'db' | 'user'>,
  { therapistId, joinsTeam = false }: Asked,
  kept: string,
): Promise<Giver> {
  if (!therapistId || therapistId === kept) return { therapistId: kept, joins: false };
  if (!administers(context.user)) throw invalidField('therapistId', MESSAGES.onlyAdmin);
  const { id, name } = await therapistInField(context, 'therapistId', therapistId);
  return { therapistId: id, chosen: name, joins: joinsTeam };
}

/**
 * Who gives what is booked for a patient: whom administration names, else who books it, if they attend the patient, else
 * the lead. Throws `invalid` beside the field if that lead has no access any more: the patient would come and nobody would be there.
 */
export async function giverFor(
  context: Pick<CommandContext, 'db' | 'user'>,
  asked: Asked,
  patient: { therapistId: string; isAttended: boolean },
): Promise<Giver> {
  const { db, user } = context;
  const kept = bookedWith(user, patient);
  const giver = await giverOf(context, asked, kept);
  const isLead = giver.therapistId === kept && kept !== user.id;
  if (isLead && !(await teamRepository(db).findTherapist(kept)))
    throw invalidField('therapistId', MESSAGES.leadGone);
  return giver;
}

interface Given {
  patientId: string;
  starts: readonly Date[];
}

/** Whether the therapist attends the patient on the day of every start. */
function attendsAll(
  { db, timeZone }: Pick<CommandContext, 'db' | 'timeZone'>,
  id: string,
  { patientId, starts }: Given,
): Promise<boolean> {
  const days = [...new Set(starts.map((start) => wallClockOf(start, timeZone).date))];
  return attendsPatientOn(db, { id, days }, patientId);
}

/** The patient, with the refusal of a chosen therapist who does not attend them on the day; undefined if they do. */
async function outsideTeam(context: CommandContext, { therapistId, chosen }: Giver, given: Given) {
  if (chosen === undefined || (await attendsAll(context, therapistId, given))) return undefined;
  const patient = await careRepository(context.db).findPatient(given.patientId);
  if (!patient) return undefined;
  const details = { outsideTeam: { therapistName: chosen, patientName: patient.name } };
  return {
    patient,
    therapist: { id: therapistId, name: chosen },
    refusal: conflict(MESSAGES.outsideTeam, details),
  };
}

/** Refuses a chosen therapist who does not attend the patient on the day, unless they join the team. */
export const teamRefusal = (context: CommandContext, giver: Giver, given: Given): Refusal =>
  simpleRefusal(async (db) =>
    giver.joins ? undefined : (await outsideTeam({ ...context, db }, giver, given))?.refusal,
  );

/**
 * Takes a chosen therapist into the team of the patient if they do not attend them, in the transaction of the change.
 * Throws the refusal if nobody asked for that.
 */
export async function enterTeam(context: CommandContext, giver: Giver, given: Given): Promise<void> {
  const outside = await outsideTeam(context, giver, given);
  if (!outside) return;
  const { patient, therapist, refusal } = outside;
  if (!giver.joins) throw refusal;
  try {
    await context.db.transaction((db) => letCollaborate({ ...context, db }, patient, therapist));
    context.audited({ besides: { action: 'CREATE', entity: 'care-team', entityId: patient.id } });
  } catch (error) {
    // Somebody else did it in the meantime, or handed the patient over to them.
    if (!JOINED.some((constraint) => violates(error, constraint))) throw error;
  }
}
