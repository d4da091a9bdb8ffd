import { restorePath } from '@/contract/common/messages';
import { editable } from '@/contract/editSchemas';
import {
  frequenciesAnswer,
  oneRoutineAnswer,
  patientRoutinesAnswer,
  routinesAnswer,
} from '@/contract/routineAnswers';
import { ROUTINE_PATHS } from '@/contract/routines';
import { routineWriteSchema } from '@/contract/routineSchemas';
import { SIGNED_IN, STAFF } from '../http/access';
import type { AuditPolicy } from '../core/context';
import { routePath, type App } from '../http/app';
import { commandContext, sent } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import { createRoutine, removeRoutine, replaceRoutine, restoreRoutine } from './commands';
import { listRoutines, listRoutinesOf, routineFrequencies } from './queries';

const audit = (action: AuditPolicy['action']): AuditPolicy => ({ action, entity: 'routine' });

/** Routes of patients' routines and the practice's templates. The repository decides who reads which. */
export function routineRoutes(app: App): void {
  readRoutes(app);
  writeRoutes(app);
}

function readRoutes(app: App): void {
  app.get(
    ROUTINE_PATHS.list,
    {
      config: { access: STAFF, audit: { action: 'READ', entity: 'routine-list' } },
      schema: { summary: 'Las rutinas de mis pacientes y las plantillas', response: { 200: routinesAnswer } },
    },
    async (request) => listRoutines(commandContext(request)),
  );

  app.get(
    ROUTINE_PATHS.frequencies,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Frecuencias de las rutinas', response: { 200: frequenciesAnswer } },
    },
    async () => routineFrequencies(),
  );

  app.get(
    routePath(ROUTINE_PATHS.ofPatient),
    {
      config: { access: SIGNED_IN, audit: audit('READ') },
      schema: {
        summary: 'Las rutinas de un paciente',
        params: idParams,
        response: { 200: patientRoutinesAnswer },
      },
    },
    async (request) => listRoutinesOf(commandContext(request), request.params),
  );
}

function writeRoutes(app: App): void {
  app.post(
    ROUTINE_PATHS.list,
    {
      config: { access: STAFF, audit: audit('CREATE') },
      schema: {
        summary: 'Crear una rutina o una plantilla',
        body: routineWriteSchema,
        response: { 201: oneRoutineAnswer },
      },
    },
    async (request) => ({ data: await createRoutine(commandContext(request), request.body) }),
  );

  app.put(
    routePath(ROUTINE_PATHS.one),
    {
      config: { access: STAFF, audit: audit('UPDATE') },
      schema: {
        summary: 'Cambiar una rutina o una plantilla',
        params: idParams,
        body: editable(routineWriteSchema),
        response: { 200: oneRoutineAnswer },
      },
    },
    async (request) => ({ data: await replaceRoutine(commandContext(request), sent(request)) }),
  );

  app.delete(
    routePath(ROUTINE_PATHS.one),
    {
      config: { access: STAFF, audit: audit('DELETE') },
      schema: { summary: 'Eliminar una rutina', params: idParams, response: { 200: doneAnswer } },
    },
    async (request) => done(removeRoutine(commandContext(request), request.params)),
  );

  app.post(
    routePath((id) => restorePath(ROUTINE_PATHS.one(id))),
    {
      config: { access: STAFF, audit: { action: 'UPDATE', entity: 'routine-restoration' } },
      schema: {
        summary: 'Deshacer la eliminación de una rutina, durante diez minutos',
        params: idParams,
        response: { 200: oneRoutineAnswer },
      },
    },
    async (request) => ({ data: await restoreRoutine(commandContext(request), request.params) }),
  );
}
