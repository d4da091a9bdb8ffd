import * as yup from 'yup';
import { episodeKey } from '@/contract/episodeSchemas';
import {
  adherenceAnswer,
  patientRoutinesAnswer,
  progressAnswer,
  reviewAnswer,
  routineProgressAnswer,
  statsAnswer,
} from '@/contract/progressAnswers';
import { PROGRESS_PATHS } from '@/contract/progress';
import {
  completeExerciseSchema,
  finishRoutineSchema,
  noteProgressSchema,
  reviewSchema,
  startRoutineSchema,
} from '@/contract/progressSchemas';
import { ROUTINE_PATHS } from '@/contract/routines';
import { PATIENTS, THERAPISTS } from '../http/access';
import type { AuditPolicy } from '../core/context';
import { routePath, type App } from '../http/app';
import { commandContext, sent } from '../http/command';
import { idParams } from '../http/fields';
import { completeExercise, finishRun, noteProgress, reviewPain, startRun } from './commands';
import { listPatientRoutines, readAdherence, readRun, readStats } from './queries';

const config = (action: AuditPolicy['action']) => ({
  access: PATIENTS,
  audit: { action, entity: 'progress' },
});

/** Routes for the patient's routines and runs, and for the therapist's view of them. */
export function progressRoutes(app: App): void {
  patientReads(app);
  patientWrites(app);
  therapistRoutes(app);
}

function patientReads(app: App): void {
  app.get(
    PROGRESS_PATHS.today,
    {
      config: config('READ'),
      schema: { summary: 'Rutinas para hoy', response: { 200: patientRoutinesAnswer } },
    },
    async (request) => ({ data: await listPatientRoutines(commandContext(request), { onlyToday: true }) }),
  );

  app.get(
    ROUTINE_PATHS.mine,
    {
      config: { access: PATIENTS, audit: { action: 'READ', entity: 'routine' } },
      schema: { summary: 'Mis rutinas', response: { 200: patientRoutinesAnswer } },
    },
    async (request) => ({ data: await listPatientRoutines(commandContext(request), { onlyToday: false }) }),
  );

  app.get(
    PROGRESS_PATHS.stats,
    { config: config('READ'), schema: { summary: 'Mi progreso', response: { 200: statsAnswer } } },
    async (request) => ({ data: await readStats(commandContext(request)) }),
  );

  app.get(
    routePath(PROGRESS_PATHS.one),
    {
      config: config('READ'),
      schema: { summary: 'Progreso de una rutina', params: idParams, response: { 200: progressAnswer } },
    },
    async (request) => ({ data: await readRun(commandContext(request), request.params.id) }),
  );
}

function patientWrites(app: App): void {
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
    async (request) => ({ data: { routineProgress: await startRun(commandContext(request), request.body) } }),
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
    async (request) => ({
      data: { routineProgress: await completeExercise(commandContext(request), sent(request)) },
    }),
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
    async (request) => ({
      data: { routineProgress: await finishRun(commandContext(request), sent(request)) },
    }),
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
    async (request) => ({
      data: {
        routineProgress: await finishRun(commandContext(request), {
          id: request.body.routineProgressId,
          body: request.body,
        }),
      },
    }),
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
    async (request) => ({
      data: { routineProgress: await noteProgress(commandContext(request), sent(request)) },
    }),
  );
}

const episodeQuery = yup.object(episodeKey);

function therapistRoutes(app: App): void {
  app.get(
    routePath(PROGRESS_PATHS.adherence),
    {
      config: { access: THERAPISTS, audit: { action: 'READ', entity: 'progress' } },
      schema: {
        summary: 'Cumplimiento de las rutinas; con episodeId, de las de ese proceso',
        params: idParams,
        querystring: episodeQuery,
        response: { 200: adherenceAnswer },
      },
    },
    async (request) => ({
      data: await readAdherence(commandContext(request), { ...request.params, ...request.query }),
    }),
  );

  app.post(
    routePath(PROGRESS_PATHS.review),
    {
      config: { access: THERAPISTS, audit: { action: 'UPDATE', entity: 'progress' } },
      schema: {
        summary: 'Dar por revisado el dolor de una rutina',
        params: idParams,
        body: reviewSchema,
        response: { 200: reviewAnswer },
      },
    },
    async (request) => ({ data: await reviewPain(commandContext(request), sent(request)) }),
  );
}
