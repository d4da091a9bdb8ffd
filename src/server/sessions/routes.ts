import { instantOf } from '@/contract/common/practiceTime';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { SESSION_MESSAGES } from '@/contract/sessions/messages';
import { SESSION_PATHS } from '@/contract/sessions/paths';
import { sessionBodySchema, type SessionBody } from '@/contract/sessions/schemas';
import { PATIENTS, SIGNED_IN, signedIn, STAFF } from '../http/access';
import { type App, routePath } from '../http/app';
import { invalidField, notFound } from '../http/errors';
import { idParams, isUuid } from '../http/fields';
import { mySessionsAnswer, oneSessionAnswer, sessionsAnswer, toSessionAnswer } from './answers';
import { sessionRepository, type SessionRow, type SessionValues } from './repository';

const audit = (action: 'READ' | 'CREATE' | 'UPDATE') => ({ action, entity: 'session' });

/** Treatment sessions (spec §7 Sessions); who may read and write which is in the repository. */
export function sessionRoutes(app: App): void {
  const { timeZone } = app;
  const answerOf = (row: SessionRow) => toSessionAnswer(row, timeZone);

  const valuesOf = ({ date, time, exercises, ...body }: SessionBody): SessionValues => ({
    ...body,
    startsAt: instantOf(date, time, timeZone),
    location: body.location || null,
    notes: body.notes || null,
    exercises: (exercises ?? []).map((exercise) => ({
      ...exercise,
      duration: exercise.duration ?? null,
      notes: exercise.notes || null,
    })),
  });

  app.get(
    SESSION_PATHS.list,
    {
      config: { access: SIGNED_IN, audit: audit('READ') },
      schema: {
        summary: 'Mis sesiones, de la más reciente a la más antigua',
        response: { 200: sessionsAnswer },
      },
    },
    async (request) => {
      const user = signedIn(request);
      request.audited({ patientId: user.patientId });
      return { data: (await sessionRepository(request.db).list(user)).map(answerOf) };
    },
  );

  app.get(
    SESSION_PATHS.mine,
    {
      config: { access: PATIENTS, audit: audit('READ') },
      schema: { summary: 'Las sesiones del paciente que pregunta', response: { 200: mySessionsAnswer } },
    },
    async (request) => {
      const user = signedIn(request);
      request.audited({ patientId: user.patientId });
      return { sessions: (await sessionRepository(request.db).list(user)).map(answerOf) };
    },
  );

  app.get(
    routePath(SESSION_PATHS.ofPatient),
    {
      config: { access: SIGNED_IN, audit: audit('READ') },
      schema: { summary: 'Sesiones de un paciente', params: idParams, response: { 200: sessionsAnswer } },
    },
    async (request) => {
      const user = signedIn(request);
      const { id } = request.params;
      request.audited({ patientId: id });
      const repository = sessionRepository(request.db);
      // For a patient the record must be theirs; for staff, one they may record sessions of.
      const allowed = user.role === 'PATIENT' ? user.patientId === id : await repository.mayRecord(user, id);
      if (!allowed) throw notFound(PATIENT_MESSAGES.notFound);
      return { data: (await repository.listOfPatient(user, id)).map(answerOf) };
    },
  );

  app.get(
    routePath(SESSION_PATHS.one),
    {
      config: { access: SIGNED_IN, audit: audit('READ') },
      schema: { summary: 'Una sesión', params: idParams, response: { 200: oneSessionAnswer } },
    },
    async (request) => {
      const row = await sessionRepository(request.db).find(signedIn(request), request.params.id);
      if (!row) throw notFound(SESSION_MESSAGES.notFound);
      request.audited({ patientId: row.patientId });
      return { data: answerOf(row) };
    },
  );

  app.post(
    SESSION_PATHS.list,
    {
      config: { access: STAFF, audit: audit('CREATE') },
      schema: {
        summary: 'Registrar una sesión',
        body: sessionBodySchema,
        response: { 201: oneSessionAnswer },
      },
    },
    async (request, reply) => {
      const user = signedIn(request);
      const repository = sessionRepository(request.db);
      const values = valuesOf(request.body);
      if (!isUuid(values.patientId) || !(await repository.mayRecord(user, values.patientId)))
        throw invalidField('patientId', PATIENT_MESSAGES.notFound);
      const id = await repository.create(user.id, values, request.now());
      const row = await repository.find(user, id);
      if (!row) throw notFound(SESSION_MESSAGES.notFound);
      request.audited({ patientId: row.patientId, entityId: id });
      void reply.code(201);
      return { data: answerOf(row) };
    },
  );

  app.put(
    routePath(SESSION_PATHS.one),
    {
      config: { access: STAFF, audit: audit('UPDATE') },
      schema: {
        summary: 'Cambiar una sesión',
        params: idParams,
        body: sessionBodySchema,
        response: { 200: oneSessionAnswer },
      },
    },
    async (request) => {
      const user = signedIn(request);
      const { id } = request.params;
      const values = valuesOf(request.body);
      const row = await request.db.transaction(async (transaction) => {
        const repository = sessionRepository(transaction);
        // Not found goes first, so that a foreign session tells nothing through the checks of the body.
        const current = await repository.find(user, id);
        if (!current) throw notFound(SESSION_MESSAGES.notFound);
        if (!isUuid(values.patientId) || !(await repository.mayRecord(user, values.patientId)))
          throw invalidField('patientId', PATIENT_MESSAGES.notFound);
        if (!(await repository.update(user.id, id, values, request.now())))
          throw notFound(SESSION_MESSAGES.notFound);
        return repository.find(user, id);
      });
      if (!row) throw notFound(SESSION_MESSAGES.notFound);
      request.audited({ patientId: row.patientId });
      return { data: answerOf(row) };
    },
  );
}
