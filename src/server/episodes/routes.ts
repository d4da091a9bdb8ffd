import { editable } from '@/contract/editSchemas';
import { episodesAnswer, episodeVersionsAnswer } from '@/contract/episodeAnswers';
import { EPISODE_PATHS } from '@/contract/episodes';
import { dischargeBodySchema, episodeBodySchema, reopeningBodySchema } from '@/contract/episodeSchemas';
import { THERAPISTS } from '../http/access';
import type { AuditPolicy } from '../core/context';
import { routePath, type App } from '../http/app';
import { commandContext, sent } from '../http/command';
import { idParams } from '../http/fields';
import { dischargeEpisode, openEpisodeByHand, removeEpisode, reopenEpisode, updateEpisode } from './commands';
import { listEpisodes } from './queries';
import { listEpisodeVersions } from './versions';

const audit = (action: AuditPolicy['action'], entity = 'episode'): AuditPolicy => ({ action, entity });

/** Episodes of care, for the therapists of the patient. Reason and region are clinical: an ADMIN sees none. */
export function episodeRoutes(app: App): void {
  contentRoutes(app);
  versionRoute(app);
  endingRoutes(app);
}

function contentRoutes(app: App): void {
  app.get(
    routePath(EPISODE_PATHS.ofPatient),
    {
      config: { access: THERAPISTS, audit: audit('READ') },
      schema: {
        summary: 'Procesos asistenciales de un paciente, los abiertos primero',
        params: idParams,
        response: { 200: episodesAnswer },
      },
    },
    async (request) => ({ episodes: await listEpisodes(commandContext(request), request.params) }),
  );

  app.post(
    routePath(EPISODE_PATHS.ofPatient),
    {
      config: { access: THERAPISTS, audit: audit('CREATE') },
      schema: {
        summary: 'Abrir un proceso asistencial',
        params: idParams,
        body: episodeBodySchema,
        response: { 201: episodesAnswer },
      },
    },
    async (request) => ({ episodes: await openEpisodeByHand(commandContext(request), sent(request)) }),
  );

  app.put(
    routePath(EPISODE_PATHS.one),
    {
      config: { access: THERAPISTS, audit: audit('UPDATE') },
      schema: {
        summary: 'Cambiar los datos de un proceso asistencial',
        params: idParams,
        body: editable(episodeBodySchema),
        response: { 200: episodesAnswer },
      },
    },
    async (request) => ({ episodes: await updateEpisode(commandContext(request), sent(request)) }),
  );
}

function versionRoute(app: App): void {
  app.get(
    routePath(EPISODE_PATHS.versions),
    {
      config: { access: THERAPISTS, audit: audit('READ') },
      schema: {
        summary: 'Lo que decía antes un proceso, de lo más reciente a lo primero',
        params: idParams,
        response: { 200: episodeVersionsAnswer },
      },
    },
    async (request) => ({ data: await listEpisodeVersions(commandContext(request), request.params) }),
  );
}

function endingRoutes(app: App): void {
  app.post(
    routePath(EPISODE_PATHS.discharge),
    {
      config: { access: THERAPISTS, audit: audit('UPDATE', 'episode-discharge') },
      schema: {
        summary: 'Dar de alta de un proceso, con lo que pasa con sus rutinas y citas',
        params: idParams,
        body: dischargeBodySchema,
        response: { 200: episodesAnswer },
      },
    },
    async (request) => ({ episodes: await dischargeEpisode(commandContext(request), sent(request)) }),
  );

  app.post(
    routePath(EPISODE_PATHS.reopen),
    {
      config: { access: THERAPISTS, audit: audit('UPDATE', 'episode-reopening') },
      schema: {
        summary: 'Reabrir un proceso dado de alta, con lo que pasa con las rutinas que terminó el alta',
        params: idParams,
        body: reopeningBodySchema,
        response: { 200: episodesAnswer },
      },
    },
    async (request) => ({ episodes: await reopenEpisode(commandContext(request), sent(request)) }),
  );

  app.delete(
    routePath(EPISODE_PATHS.one),
    {
      config: { access: THERAPISTS, audit: audit('DELETE') },
      schema: {
        summary: 'Eliminar un proceso abierto y vacío',
        params: idParams,
        response: { 200: episodesAnswer },
      },
    },
    async (request) => ({ episodes: await removeEpisode(commandContext(request), request.params) }),
  );
}
