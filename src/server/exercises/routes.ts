import { restorePath } from '@/contract/common/messages';
import { editable } from '@/contract/editSchemas';
import { exercisesAnswer, oneExerciseAnswer, optionsAnswer } from '@/contract/exerciseAnswers';
import { EXERCISE_PATHS } from '@/contract/exercises';
import { exerciseBodySchema } from '@/contract/exerciseSchemas';
import { SIGNED_IN, STAFF } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext, sent } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import { createExercise, removeExercise, restoreExercise, updateExercise } from './commands';
import { exerciseCategories, exerciseDifficulties, listExercises } from './queries';

/** Routes of the exercise library: everyone reads, the author or an ADMIN changes. */
export function exerciseRoutes(app: App): void {
  readRoutes(app);
  writeRoutes(app);
}

function readRoutes(app: App): void {
  app.get(
    EXERCISE_PATHS.list,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Los ejercicios de la consulta, por nombre', response: { 200: exercisesAnswer } },
    },
    async (request) => listExercises(commandContext(request)),
  );

  app.get(
    EXERCISE_PATHS.categories,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Categorías de ejercicios', response: { 200: optionsAnswer } },
    },
    async () => exerciseCategories(),
  );

  app.get(
    EXERCISE_PATHS.difficulties,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Dificultades de los ejercicios', response: { 200: optionsAnswer } },
    },
    async () => exerciseDifficulties(),
  );
}

function writeRoutes(app: App): void {
  app.post(
    EXERCISE_PATHS.list,
    {
      config: { access: STAFF },
      schema: {
        summary: 'Crear un ejercicio',
        body: exerciseBodySchema,
        response: { 201: oneExerciseAnswer },
      },
    },
    async (request) => ({ data: await createExercise(commandContext(request), request.body) }),
  );

  app.put(
    routePath(EXERCISE_PATHS.one),
    {
      config: { access: STAFF },
      schema: {
        summary: 'Cambiar un ejercicio',
        params: idParams,
        body: editable(exerciseBodySchema),
        response: { 200: oneExerciseAnswer },
      },
    },
    async (request) => ({ data: await updateExercise(commandContext(request), sent(request)) }),
  );

  app.delete(
    routePath(EXERCISE_PATHS.one),
    {
      config: { access: STAFF },
      schema: {
        summary: 'Eliminar un ejercicio; las rutinas que lo usan lo conservan',
        params: idParams,
        response: { 200: doneAnswer },
      },
    },
    async (request) => done(removeExercise(commandContext(request), request.params)),
  );

  app.post(
    routePath((id) => restorePath(EXERCISE_PATHS.one(id))),
    {
      config: { access: STAFF },
      schema: {
        summary: 'Deshacer la eliminación de un ejercicio, durante diez minutos',
        params: idParams,
        response: { 200: oneExerciseAnswer },
      },
    },
    async (request) => ({ data: await restoreExercise(commandContext(request), request.params) }),
  );
}
