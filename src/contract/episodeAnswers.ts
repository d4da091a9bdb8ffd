import * as yup from 'yup';
import { count, type Entity, given, maybe, maybeWhole, practiceDay } from './common/fields';
import { DISCHARGE_REASONS, EPISODE_REGIONS } from './episodes';
import { earlierVersion, overwritten } from './recordAnswers';

/** An episode of care (proceso asistencial) with what its discharge has to decide. */
export const episode = yup.object({
  id: given(),
  /** `null` in an episode that began by itself and that nobody has described yet. */
  reason: maybe(),
  region: yup.string().oneOf(EPISODE_REGIONS).nullable().defined(),
  startedOn: practiceDay(),
  lead: yup.object({ id: given(), name: given() }).required(),
  authorisation: maybe().meta({ description: 'Volante o autorización del seguro' }),
  authorisedSessions: maybeWhole().meta({ description: 'Sesiones autorizadas' }),
  usedSessions: count().meta({
    description: 'Sesiones hechas, y citas completadas de días sin sesión escrita',
  }),
  activeRoutines: count(),
  appointmentsAhead: count().meta({ description: 'Citas pendientes que puede cancelar quien pregunta' }),
  appointmentsOfColleagues: count().meta({ description: 'Citas pendientes en la agenda de otra persona' }),
  endedRoutines: count().meta({ description: 'Rutinas que terminó el alta y que seguirían hoy' }),
  cancelledAppointments: count().meta({
    description: 'Citas que canceló el alta, que aún no han pasado y siguen canceladas',
  }),
  isEmpty: yup.boolean().required().meta({
    description: 'Sin sesiones, evaluaciones, rutinas, documentos ni citas completadas',
  }),
  /** `null` while it is open. */
  discharge: yup
    .object({
      on: practiceDay(),
      reason: yup.string().oneOf(DISCHARGE_REASONS).nullable().defined(),
      by: maybe(),
    })
    .nullable()
    .defined(),
  ...overwritten,
});
export type Episode = Entity<typeof episode>;

/** GET of a patient's episodes, and every write: the open ones first, then the others, the newest first. */
export const episodesAnswer = yup.object({ episodes: yup.array(episode).required() });

const episodeTexts = episode.pick([
  'reason',
  'region',
  'startedOn',
  'authorisation',
  'authorisedSessions',
  'discharge',
]);
/** What of an episode is kept as a version when it is overwritten. */
export type EpisodeTexts = Entity<typeof episodeTexts>;

/** GET /api/episodes/{id}/versions. */
export const episodeVersionsAnswer = yup.object({
  data: yup.array(earlierVersion.shape({ episode: episodeTexts.required() })).required(),
});

/** Key of an answer that says to which episode something belongs. Only therapists are told. */
export const episodeOfAnswer = {
  episodeId: maybe()
    .optional()
    .meta({ description: 'Solo fisioterapeutas: proceso al que pertenece; null si a ninguno' }),
};
