import type { FastifyRequest } from 'fastify';
import { PROGRESS_MESSAGES } from '@/contract/progress/messages';
import { PROGRESS_PATHS } from '@/contract/progress/paths';
import {
  completeExerciseSchema,
  finishRoutineSchema,
  noteProgressSchema,
  startRoutineSchema,
} from '@/contract/progress/schemas';
import { ownPatientId, PATIENTS, type AuditPolicy } from '../http/access';
import { routePath, type App } from '../http/app';
import { notFound } from '../http/errors';
import { idParams, isUuid } from '../http/fields';
import { adherenceRoutes, statsOf } from './adherence';
import { patientRoutinesAnswer, progressAnswer, routineProgressAnswer, statsAnswer } from './answers';
import { completeExercise, finishRun, noteProgress, startRun, type Writer } from './changes';
import { myRoutinesRoutes, patientRoutines } from './myRoutines';
import { presentProgress } from './present';
import { progressRepository } from './repository';

const config = (action: AuditPolicy['action']) => ({
  access: PATIENTS,
  audit: { action, entity: 'progress' },
});

/** Everything of the patient's routines (spec §7 Routines and progress), and their therapist's view of it. */
export function progressRoutes(app: App): void {
  const { timeZone } = app;

  /** Whose record this is; known to the audit trail from here on. */
  const writer = (request: FastifyRequest): Writer => {
    const patientId = ownPatientId(request);
    request.audited({ patientId });
    return { patientId, now: request.now(), timeZone };
  };

  async function progressOf(request: FastifyRequest, id: string) {
    const { patientId } = writer(request);
    const repository = progressRepository(request.db);
    const run = isUuid(id) ? await repository.findRun(id, patientId) : undefined;
    if (!run) throw notFound(PROGRESS_MESSAGES.progressMissing);
    request.audited({ entityId: run.id });
    return presentProgress(run, await repository.exercisesOfRun(run.id), timeZone);
  }

  const changed = async (request: FastifyRequest, id: string) => ({
    data: { routineProgress: await progressOf(request, id) },
  });

  app.get(
    PROGRESS_PATHS.today,
    {
      config: config('READ'),
      schema: { summary: 'Rutinas para hoy', response: { 200: patientRoutinesAnswer } },
    },
    async (request) => ({ data: await patientRoutines(request.db, { ...writer(request), onlyToday: true }) }),
  );

  app.get(
    PROGRESS_PATHS.stats,
    { config: config('READ'), schema: { summary: 'Mi progreso', response: { 200: statsAnswer } } },
    async (request) => ({ data: await statsOf(request.db, writer(request)) }),
  );

  app.get(
    routePath(PROGRESS_PATHS.one),
    {
      config: config('READ'),
      schema: { summary: 'Progreso de una rutina', params: idParams, response: { 200: progressAnswer } },
    },
    async (request) => ({ data: await progressOf(request, request.params.id) }),
  );

  app.post(
    PROGRESS_PATHS.start,
    {
      config: config('CREATE'),
      schema: {
        summary: 'Comenzar una rutina',
        body: startRoutineSchema,
        response: { 200: routineProgressAnswer },
      },
    },
    async (request) => {
      const { routineId } = request.body;
      if (!isUuid(routineId)) throw notFound(PROGRESS_MESSAGES.routineMissing);
      return changed(request, await startRun(request.db, routineId, writer(request)));
    },
  );

  app.post(
    routePath(PROGRESS_PATHS.completeExercise),
    {
      config: config('UPDATE'),
      schema: {
        summary: 'Completar un ejercicio',
        params: idParams,
        body: completeExerciseSchema,
        response: { 200: routineProgressAnswer },
      },
    },
    async (request) => {
      const { id } = request.params;
      if (!isUuid(request.body.exerciseId)) throw notFound(PROGRESS_MESSAGES.exerciseMissing);
      await completeExercise(request.db, id, request.body, writer(request));
      return changed(request, id);
    },
  );

  app.post(
    routePath(PROGRESS_PATHS.finish),
    {
      config: config('UPDATE'),
      schema: {
        summary: 'Finalizar una rutina',
        params: idParams,
        body: finishRoutineSchema,
        response: { 200: routineProgressAnswer },
      },
    },
    async (request) => {
      await finishRun(request.db, request.params.id, request.body, writer(request));
      return changed(request, request.params.id);
    },
  );

  app.post(
    PROGRESS_PATHS.finishByBody,
    {
      config: config('UPDATE'),
      schema: {
        summary: 'Finalizar una rutina (identificador en el cuerpo)',
        body: finishRoutineSchema,
        response: { 200: routineProgressAnswer },
      },
    },
    async (request) => {
      const id = request.body.routineProgressId;
      if (!isUuid(id)) throw notFound(PROGRESS_MESSAGES.progressMissing);
      await finishRun(request.db, id, request.body, writer(request));
      return changed(request, id);
    },
  );

  app.patch(
    routePath(PROGRESS_PATHS.one),
    {
      config: config('UPDATE'),
      schema: {
        summary: 'Anotar dolor, esfuerzo o la serie alcanzada',
        params: idParams,
        body: noteProgressSchema,
        response: { 200: routineProgressAnswer },
      },
    },
    async (request) => {
      const { exerciseId } = request.body;
      if (exerciseId && !isUuid(exerciseId)) throw notFound(PROGRESS_MESSAGES.exerciseMissing);
      await noteProgress(request.db, request.params.id, request.body, writer(request));
      return changed(request, request.params.id);
    },
  );

  myRoutinesRoutes(app);
  adherenceRoutes(app);
}
