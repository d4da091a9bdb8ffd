import { CATEGORIES, DIFFICULTIES, DIFFICULTY_LABELS } from '@/contract/exercises/enums';
import { EXERCISE_MESSAGES } from '@/contract/exercises/messages';
import { EXERCISE_PATHS } from '@/contract/exercises/paths';
import { exerciseBodySchema } from '@/contract/exercises/schemas';
import type { Database } from '../db/database';
import { SIGNED_IN, signedIn, STAFF, type SignedInUser } from '../http/access';
import { routePath, type App } from '../http/app';
import { forbidden, notFound } from '../http/errors';
import { doneAnswer, idParams } from '../http/fields';
import {
  exercisesAnswer,
  mayEditExercise,
  oneExerciseAnswer,
  optionsAnswer,
  toExerciseAnswer,
} from './answers';
import { exerciseRepository } from './repository';

const CATEGORY_OPTIONS = CATEGORIES.map((category) => ({ value: category, label: category }));
const DIFFICULTY_OPTIONS = DIFFICULTIES.map((value) => ({ value, label: DIFFICULTY_LABELS[value] }));

/** The exercise, locked, or the refusal: 404 where there is none, 403 where it is another author's. */
async function findEditable(db: Database, user: SignedInUser, id: string) {
  const row = await exerciseRepository(db).findForUpdate(id);
  if (!row) throw notFound(EXERCISE_MESSAGES.notFound);
  // Everyone sees the library, so there is nothing to conceal in saying why.
  if (!mayEditExercise(user, row)) throw forbidden(EXERCISE_MESSAGES.notYours);
  return row;
}

/** The exercise library (spec §7 Exercises): read by everyone, changed by the author or an ADMIN. */
export function exerciseRoutes(app: App): void {
  app.get(
    EXERCISE_PATHS.list,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Los ejercicios de la consulta, por nombre', response: { 200: exercisesAnswer } },
    },
    async (request) => {
      const user = signedIn(request);
      const rows = await exerciseRepository(request.db).list();
      return { data: rows.map((row) => toExerciseAnswer(row, user)) };
    },
  );

  app.get(
    EXERCISE_PATHS.categories,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Categorías de ejercicios', response: { 200: optionsAnswer } },
    },
    async () => ({ data: CATEGORY_OPTIONS }),
  );

  app.get(
    EXERCISE_PATHS.difficulties,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Dificultades de los ejercicios', response: { 200: optionsAnswer } },
    },
    async () => ({ data: DIFFICULTY_OPTIONS }),
  );

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
    async (request, reply) => {
      const user = signedIn(request);
      const row = await exerciseRepository(request.db).create(user.id, request.body, request.now());
      void reply.code(201);
      return { data: toExerciseAnswer(row, user) };
    },
  );

  app.put(
    routePath(EXERCISE_PATHS.one),
    {
      config: { access: STAFF },
      schema: {
        summary: 'Cambiar un ejercicio',
        params: idParams,
        body: exerciseBodySchema,
        response: { 200: oneExerciseAnswer },
      },
    },
    async (request) => {
      const user = signedIn(request);
      const row = await request.db.transaction(async (transaction) => {
        const current = await findEditable(transaction, user, request.params.id);
        return exerciseRepository(transaction).update(current, request.body, request.now());
      });
      return { data: toExerciseAnswer(row, user) };
    },
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
    async (request) => {
      const user = signedIn(request);
      await request.db.transaction(async (transaction) => {
        const current = await findEditable(transaction, user, request.params.id);
        await exerciseRepository(transaction).hide(current.id, request.now());
      });
      return { success: true };
    },
  );
}
