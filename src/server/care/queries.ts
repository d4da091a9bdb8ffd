import { administers } from '@/contract/common/roles';
import { CARE_MESSAGES as MESSAGES, type CareRelation } from '@/contract/care';
import { coverHolds } from '@/contract/careRelation';
import { PATIENT_MESSAGES } from '@/contract/patients';
import { TEAM_MESSAGES } from '@/contract/team';
import { type CommandContext, recordOf } from '../core/context';
import { forbidden, invalidField, notFound } from '../core/errors';
import { attendsPatient } from '../patients/access';
import { teamRepository } from '../team/repository';
import { careRepository, type CoverRow } from './repository';

type Asking = Pick<CommandContext, 'db' | 'user'>;

/** Converts a cover into the answer for the reader. One by somebody without access does not run. */
export const toCover = (row: CoverRow, { user }: Pick<CommandContext, 'user'>) => ({
  ...row,
  isRunning: row.coveredBy.hasAccess && coverHolds({ ...row, isEnded: false }, user.today),
  mayEnd: administers(user) || row.therapist.id === user.id,
});

/** A patient whose team the caller may see: one whom they attend, any for an ADMIN. Throws `notFound` otherwise. */
export async function visiblePatient({ db, user, audited }: CommandContext, id: string) {
  const patient =
    administers(user) || (await attendsPatient(db, user, id))
      ? await careRepository(db).findPatient(id)
      : undefined;
  if (!patient) throw notFound(PATIENT_MESSAGES.notFound);
  audited({ patientId: patient.id });
  return patient;
}

/** Whether the caller may change the team of a patient with this lead. */
const mayChange = ({ user }: Pick<Asking, 'user'>, lead: { id: string }): boolean =>
  administers(user) || lead.id === user.id;

/** A patient whose team the caller may change. Throws `forbidden` for who attends them without being the lead. */
export async function changeablePatient(context: CommandContext, id: string) {
  const patient = await visiblePatient(context, id);
  if (!mayChange(context, patient.lead)) throw forbidden(MESSAGES.onlyLead);
  return patient;
}

/** A therapist with access, named in a field of the body. Throws `invalid` beside the field if there is none. */
export async function therapistInField({ db }: Pick<Asking, 'db'>, field: string, id: string) {
  const therapist = await teamRepository(db).findTherapist(id);
  if (!therapist) throw invalidField(field, TEAM_MESSAGES.therapistUnknown);
  return therapist;
}

/** Who attends a patient, with covers and the latest hand-overs. Who does not attend them gets no notes. */
export async function teamOf(context: CommandContext, { id }: { id: string }) {
  const { db, user } = context;
  const patient = await visiblePatient(context, id);
  const repository = careRepository(db);
  const collaborators = await repository.collaboratorsOf(id);
  const attending = [patient.lead.id, ...collaborators.map((one) => one.id)];
  const covers = await repository.coversOf(attending, user.today);
  const handovers = await repository.handoversOf(id);
  const treats = user.role === 'THERAPIST' && (await attendsPatient(db, user, id));
  const relation: CareRelation =
    patient.lead.id === user.id ? 'LEAD' : attending.includes(user.id) ? 'COLLABORATOR' : 'COVER';
  return {
    team: {
      patientId: patient.id,
      patientName: patient.name,
      lead: patient.lead,
      collaborators,
      covers: covers.map((row) => toCover(row, context)),
      handovers: handovers.map(({ at, note, ...names }) => ({
        ...names,
        at: at.toISOString(),
        note: treats ? note : null,
      })),
      relation: treats ? relation : null,
      mayChange: mayChange(context, patient.lead),
    },
  };
}

/** Covers that run or lie ahead: those that concern a therapist, all for an ADMIN. */
export async function listCovers(context: CommandContext) {
  const { db, user } = context;
  const rows = await careRepository(db).coversFor(administers(user) ? undefined : user.id, user.today);
  return { covers: rows.map((row) => toCover(row, context)) };
}

/** Who attends the signed-in patient now. */
export async function ownTeam({ db, user, audited }: CommandContext) {
  const patientId = recordOf(user);
  audited({ patientId });
  const repository = careRepository(db);
  const patient = await repository.findPatient(patientId);
  if (!patient) throw notFound(PATIENT_MESSAGES.notFound);
  const collaborators = await repository.collaboratorsOf(patientId);
  const attending = [patient.lead.id, ...collaborators.map((one) => one.id)];
  const covers = await repository.coversOf(attending, user.today);
  return {
    leadName: patient.lead.name,
    collaboratorNames: collaborators.filter((one) => one.hasAccess).map(({ name }) => name),
    covers: covers
      .filter((row) => coverHolds({ ...row, isEnded: false }, user.today))
      .map(({ therapist, coveredBy, lastDay }) => ({
        name: coveredBy.name,
        therapistName: therapist.name,
        lastDay,
      })),
  };
}
