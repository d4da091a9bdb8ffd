import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { FREQUENCIES, FREQUENCY_LABELS } from '@/contract/routines/enums';
import { ROUTINE_LIMITS } from '@/contract/routines/limits';
import { ROUTINE_MESSAGES } from '@/contract/routines/messages';
import { ROUTINE_PATHS } from '@/contract/routines/paths';
import { routineWriteSchema, type RoutineWriteBody } from '@/contract/routines/schemas';
import type { Database } from '../db/database';
import { optionsAnswer } from '../exercises/answers';
import { SIGNED_IN, signedIn, STAFF, type SignedInUser } from '../http/access';
import { routePath, type App } from '../http/app';
import { badRequest, forbidden, invalidField, notFound } from '../http/errors';
import { doneAnswer, idParams, isUuid } from '../http/fields';
import { createNotification } from '../notifications/repository';
import { findPatientFor } from '../patients/repository';
import {
  mayEditRoutine,
  oneRoutineAnswer,
  patientRoutinesAnswer,
  routinesAnswer,
  toRoutineAnswer,
} from './answers';
import { routineRepository, type RoutineValues } from './repository';

const audit = (action: 'READ' | 'CREATE' | 'UPDATE' | 'DELETE') => ({ action, entity: 'routine' });

const FREQUENCY_OPTIONS = FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));

function valuesOf({ patientId, isTemplate = false, ...body }: RoutineWriteBody): RoutineValues {
  const ordered = [...(body.exercises ?? [])].sort((one, other) => (one.order ?? 0) - (other.order ?? 0));
  return {
    name: body.name,
    frequency: body.frequency,
    duration: body.duration,
    description: body.description || null,
    notes: body.notes || null,
    category: body.category || null,
    difficulty: body.difficulty,
    patientId: isTemplate ? null : (patientId ?? null),
    isTemplate,
    exercises: ordered.map(({ order: _order, ...exercise }) => ({
      ...exercise,
      duration: exercise.duration ?? ROUTINE_LIMITS.exerciseDurationDefault,
      restTime: exercise.restTime ?? ROUTINE_LIMITS.restTimeDefault,
      notes: exercise.notes || null,
    })),
  };
}

/** The patient of a routine's body, or the refusal beside the field. Templates have none. */
async function checkPatient(db: Database, user: SignedInUser, { patientId, isTemplate }: RoutineValues) {
  if (isTemplate || patientId === null) return undefined;
  const patient = await findPatientFor(db, user, patientId);
  if (!patient) throw invalidField('patientId', PATIENT_MESSAGES.notFound);
  return patient;
}

/** Refuses exercises that are not in the library; those a routine has already may stay when they were hidden since. */
async function checkExercises(db: Database, values: RoutineValues, already: readonly string[] = []) {
  const ids = [...new Set(values.exercises.map(({ exerciseId }) => exerciseId))];
  const usable = await routineRepository(db).usableExercises(ids.filter(isUuid));
  const missing = values.exercises.findIndex(
    ({ exerciseId }) => !usable.has(exerciseId) && !already.includes(exerciseId),
  );
  if (missing >= 0)
    throw invalidField(`exercises[${missing}].exerciseId`, ROUTINE_MESSAGES.exerciseMissing(missing + 1));
}

/** The routine, locked, or the refusal: 404 where it is not the user's to find, 403 for another's template. */
async function findEditable(db: Database, user: SignedInUser, id: string) {
  const repository = routineRepository(db);
  await repository.lock(id);
  const row = await repository.find(user, id);
  if (!row) throw notFound(ROUTINE_MESSAGES.notFound);
  if (!mayEditRoutine(user, row)) throw forbidden(ROUTINE_MESSAGES.templateNotYours);
  return row;
}

/** Routines of patients and templates of the practice (spec §7 Routines); who reads which is in the repository. */
export function routineRoutes(app: App): void {
  const momentOf = (request: { now: () => Date }) => ({ now: request.now(), timeZone: app.timeZone });

  app.get(
    ROUTINE_PATHS.list,
    {
      config: { access: STAFF, audit: { action: 'READ', entity: 'routine-list' } },
      schema: { summary: 'Las rutinas de mis pacientes y las plantillas', response: { 200: routinesAnswer } },
    },
    async (request) => {
      const user = signedIn(request);
      const rows = await routineRepository(request.db).list(user);
      const answers = rows.map((row) => toRoutineAnswer(row, user, momentOf(request)));
      return {
        data: answers.filter(({ isTemplate }) => !isTemplate),
        templates: answers.filter(({ isTemplate }) => isTemplate),
      };
    },
  );

  app.get(
    ROUTINE_PATHS.frequencies,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Frecuencias de las rutinas', response: { 200: optionsAnswer } },
    },
    async () => ({ data: FREQUENCY_OPTIONS }),
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
    async (request) => {
      const user = signedIn(request);
      const { id } = request.params;
      request.audited({ patientId: id });
      if (!(await findPatientFor(request.db, user, id))) throw notFound(PATIENT_MESSAGES.notFound);
      const rows = await routineRepository(request.db).listOfPatient(user, id);
      return { data: rows.map((row) => toRoutineAnswer(row, user, momentOf(request))) };
    },
  );

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
    async (request, reply) => {
      const user = signedIn(request);
      const values = valuesOf(request.body);
      const row = await request.db.transaction(async (transaction) => {
        const repository = routineRepository(transaction);
        const patient = await checkPatient(transaction, user, values);
        await checkExercises(transaction, values);
        const id = await repository.create(user.id, values, request.now());
        if (patient?.userId) {
          await createNotification(transaction, {
            userId: patient.userId,
            type: 'ROUTINE',
            title: 'Nueva rutina',
            message: 'Tu fisioterapeuta te ha asignado una rutina.',
            link: '/my-routines',
            createdAt: request.now(),
          });
        }
        return repository.find(user, id);
      });
      if (!row) throw notFound(ROUTINE_MESSAGES.notFound);
      request.audited({ patientId: row.patientId, entityId: row.id });
      void reply.code(201);
      return { data: toRoutineAnswer(row, user, momentOf(request)) };
    },
  );

  app.put(
    routePath(ROUTINE_PATHS.one),
    {
      config: { access: STAFF, audit: audit('UPDATE') },
      schema: {
        summary: 'Cambiar una rutina o una plantilla',
        params: idParams,
        body: routineWriteSchema,
        response: { 200: oneRoutineAnswer },
      },
    },
    async (request) => {
      const user = signedIn(request);
      const { id } = request.params;
      const values = valuesOf(request.body);
      const row = await request.db.transaction(async (transaction) => {
        const repository = routineRepository(transaction);
        // Not found goes first, so that a foreign routine tells nothing through the checks of the body.
        const current = await findEditable(transaction, user, id);
        if (current.isTemplate !== values.isTemplate) throw badRequest(ROUTINE_MESSAGES.templateStays);
        await checkPatient(transaction, user, values);
        await checkExercises(
          transaction,
          values,
          current.exercises.map(({ exerciseId }) => exerciseId),
        );
        await repository.update(id, values, request.now());
        return repository.find(user, id);
      });
      if (!row) throw notFound(ROUTINE_MESSAGES.notFound);
      request.audited({ patientId: row.patientId });
      return { data: toRoutineAnswer(row, user, momentOf(request)) };
    },
  );

  app.delete(
    routePath(ROUTINE_PATHS.one),
    {
      config: { access: STAFF, audit: audit('DELETE') },
      schema: { summary: 'Eliminar una rutina', params: idParams, response: { 200: doneAnswer } },
    },
    async (request) => {
      const user = signedIn(request);
      await request.db.transaction(async (transaction) => {
        const row = await findEditable(transaction, user, request.params.id);
        await routineRepository(transaction).hide(row.id, request.now());
        request.audited({ patientId: row.patientId });
      });
      return { success: true };
    },
  );
}
