import {
  careTeamAnswer,
  coversAnswer,
  handoverAnswer,
  handoverListAnswer,
  oneCoverAnswer,
  ownTeamAnswer,
} from '@/contract/careAnswers';
import { CARE_PATHS } from '@/contract/care';
import { collaboratorSchema, coverSchema, handoverSchema } from '@/contract/careSchemas';
import { PATIENTS, STAFF } from '../http/access';
import type { AuditPolicy } from '../core/context';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import { addCollaborator, removeCollaborator, addCover, endCover } from './commands';
import { handOverAll, handOverPatient, listHandover } from './handOverCommands';
import { listCovers, ownTeam, teamOf } from './queries';

/** Who was given access to a record is itself an event. */
const audit = (action: AuditPolicy['action'], entity = 'care-team'): AuditPolicy => ({ action, entity });

/** Who attends a patient: the team of a patient, hand-overs and covers. */
export function careRoutes(app: App): void {
  teamRoutes(app);
  handoverRoutes(app);
  coverRoutes(app);
}

function teamRoutes(app: App): void {
  app.get(
    routePath(CARE_PATHS.team),
    {
      config: { access: STAFF, audit: audit('READ') },
      schema: { summary: 'Quién atiende a un paciente', params: idParams, response: { 200: careTeamAnswer } },
    },
    async (request) => teamOf(commandContext(request), request.params),
  );

  app.post(
    routePath(CARE_PATHS.collaborators),
    {
      config: { access: STAFF, audit: audit('CREATE') },
      schema: {
        summary: 'Añadir a alguien al equipo de un paciente',
        params: idParams,
        body: collaboratorSchema,
        response: { 200: careTeamAnswer },
      },
    },
    async (request) => addCollaborator(commandContext(request), { ...request.params, ...request.body }),
  );

  app.post(
    routePath(CARE_PATHS.removal),
    {
      config: { access: STAFF, audit: audit('DELETE') },
      schema: {
        summary: 'Quitar a alguien del equipo de un paciente',
        params: idParams,
        body: collaboratorSchema,
        response: { 200: doneAnswer },
      },
    },
    async (request) =>
      done(removeCollaborator(commandContext(request), { ...request.params, ...request.body })),
  );

  app.get(
    CARE_PATHS.mine,
    {
      config: { access: PATIENTS, audit: audit('READ') },
      schema: { summary: 'Quién atiende al paciente que pregunta', response: { 200: ownTeamAnswer } },
    },
    async (request) => ownTeam(commandContext(request)),
  );
}

function handoverRoutes(app: App): void {
  app.post(
    routePath(CARE_PATHS.handover),
    {
      config: { access: STAFF, audit: audit('UPDATE') },
      schema: {
        summary: 'Traspasar un paciente a otro fisioterapeuta',
        params: idParams,
        body: handoverSchema,
        response: { 200: handoverAnswer },
      },
    },
    async (request) => handOverPatient(commandContext(request), { ...request.params, ...request.body }),
  );

  app.get(
    routePath(CARE_PATHS.handoverOfAll),
    {
      config: { access: STAFF, audit: audit('READ', 'handover') },
      schema: {
        summary: 'Pacientes y citas por venir de un fisioterapeuta',
        params: idParams,
        response: { 200: handoverListAnswer },
      },
    },
    async (request) => listHandover(commandContext(request), request.params),
  );

  app.post(
    routePath(CARE_PATHS.handoverOfAll),
    {
      config: { access: STAFF, audit: audit('UPDATE', 'handover') },
      schema: {
        summary: 'Traspasar todos los pacientes de un fisioterapeuta',
        params: idParams,
        body: handoverSchema,
        response: { 200: handoverAnswer },
      },
    },
    async (request) => handOverAll(commandContext(request), { ...request.params, ...request.body }),
  );
}

function coverRoutes(app: App): void {
  app.get(
    CARE_PATHS.covers,
    {
      config: { access: STAFF },
      schema: { summary: 'Sustituciones en curso y por venir', response: { 200: coversAnswer } },
    },
    async (request) => listCovers(commandContext(request)),
  );

  app.post(
    CARE_PATHS.covers,
    {
      config: { access: STAFF, audit: audit('CREATE', 'cover') },
      schema: { summary: 'Guardar una sustitución', body: coverSchema, response: { 201: oneCoverAnswer } },
    },
    async (request) => ({ cover: await addCover(commandContext(request), request.body) }),
  );

  app.post(
    routePath(CARE_PATHS.endOfCover),
    {
      config: { access: STAFF, audit: audit('DELETE', 'cover') },
      schema: {
        summary: 'Terminar una sustitución',
        params: idParams,
        response: { 200: oneCoverAnswer },
      },
    },
    async (request) => ({ cover: await endCover(commandContext(request), request.params) }),
  );
}
