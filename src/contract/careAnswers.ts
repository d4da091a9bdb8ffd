import * as yup from 'yup';
import { CARE_RELATIONS } from './care';
import { count, type Entity, given, instant, maybe, practiceDay, practiceInstant } from './common/fields';

const relation = yup.string().oneOf(CARE_RELATIONS);
const person = yup.object({ id: given(), name: given() });

/** Relation of the reader to a patient of a colleague, with that colleague's name. */
export const careLabel = yup.object({ relation: relation.required(), leadName: given() });
export type CareLabel = Entity<typeof careLabel>;

/** Days on which a colleague stands in for a therapist, both included. */
export const cover = yup.object({
  id: given(),
  therapist: person.required(),
  coveredBy: person.required(),
  firstDay: practiceDay(),
  lastDay: practiceDay(),
  isRunning: yup.boolean().required(),
  mayEnd: yup.boolean().required(),
});
export type Cover = Entity<typeof cover>;

/** GET /api/covers: those that run or lie ahead. */
export const coversAnswer = yup.object({ covers: yup.array(cover).required() });
/** POST /api/covers, and ending one. */
export const oneCoverAnswer = yup.object({ cover: cover.required() });

/** Appointments ahead of a therapist. */
const bookedAhead = yup.array(yup.object({ date: practiceInstant(), patientName: given() })).required();

const handover = yup.object({ at: instant(), fromName: given(), toName: given(), note: maybe() });

/** Who attends a patient. `relation` is the reader's; null for an ADMIN, who gets no notes. */
export const careTeam = yup.object({
  patientId: given(),
  patientName: given(),
  lead: person.required(),
  collaborators: yup.array(person).required(),
  covers: yup.array(cover).required(),
  handovers: yup.array(handover).required(),
  relation: relation.nullable().defined(),
  mayChange: yup.boolean().required(),
});
export type CareTeam = Entity<typeof careTeam>;

/** GET of the team of a patient, and the answer to its changes. */
export const careTeamAnswer = yup.object({ team: careTeam.required() });

/** What a hand-over did, and which appointments it left with the former therapist. */
export const handoverAnswer = yup.object({
  patients: count(),
  appointments: count(),
  left: yup.object({ appointments: bookedAhead }),
});
export type HandoverResult = Entity<typeof handoverAnswer>;

/** GET of what a therapist would hand over. */
export const handoverListAnswer = yup.object({
  patients: yup.array(person).required(),
  appointments: bookedAhead,
});
export type HandoverList = Entity<typeof handoverListAnswer>;

/** GET /api/my-team: who attends the signed-in patient now. */
export const ownTeamAnswer = yup.object({
  leadName: given(),
  collaboratorNames: yup.array(given()).required(),
  covers: yup.array(yup.object({ name: given(), therapistName: given(), lastDay: practiceDay() })).required(),
});
export type OwnTeam = Entity<typeof ownTeamAnswer>;
