import * as yup from 'yup';
import { TEXT_LIMITS } from './common/constants';
import { calendarDate, enumValue, integer, optionalText, requiredText } from './common/fields';
import {
  APPOINTMENT_OUTCOMES,
  DISCHARGE_REASONS,
  EPISODE_LIMITS as LIMITS,
  EPISODE_MESSAGES as MESSAGES,
  EPISODE_REGIONS,
  REOPENING_OUTCOMES,
  ROUTINE_OUTCOMES,
} from './episodes';

/**
 * Body of POST /api/patients/{id}/episodes and PUT /api/episodes/{id}. Without `startedOn` or `leadId` the stored one
 * stays; a new episode begins today, with its author. The server refuses a start after today or after the discharge.
 */
export const episodeBodySchema = yup.object({
  reason: requiredText(TEXT_LIMITS.line, MESSAGES.reasonRequired),
  region: enumValue(EPISODE_REGIONS).nullable(),
  startedOn: calendarDate(),
  leadId: optionalText(64),
  authorisation: optionalText(TEXT_LIMITS.shortText),
  authorisedSessions: integer(LIMITS.authorisedMin, LIMITS.authorisedMax, MESSAGES.authorisedRange),
});
export type EpisodeBody = yup.InferType<typeof episodeBodySchema>;

/** Body of POST /api/episodes/{id}/discharge. `on` is a day of the practice, today without one. */
export const dischargeBodySchema = yup.object({
  on: calendarDate(),
  reason: enumValue(DISCHARGE_REASONS).required(MESSAGES.dischargeReasonRequired),
  routines: enumValue(ROUTINE_OUTCOMES).required(MESSAGES.outcomeRequired),
  appointments: enumValue(APPOINTMENT_OUTCOMES).required(MESSAGES.outcomeRequired),
});
export type DischargeBody = yup.InferType<typeof dischargeBodySchema>;

/** Body of POST /api/episodes/{id}/reopen. Without `routines`, those that the discharge ended stay as they are. */
export const reopeningBodySchema = yup.object({ routines: enumValue(REOPENING_OUTCOMES) });
export type ReopeningBody = yup.InferType<typeof reopeningBodySchema>;

/**
 * Key of a body that names the episode of an evaluation, session, routine or appointment. Sent only where the server
 * has the capability `episodes`. Without it, the stored episode stays, and something new goes into the open one.
 */
export const episodeKey = { episodeId: optionalText(64) };
