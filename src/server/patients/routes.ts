import * as yup from 'yup';
import { integer, optionalText } from '@/contract/common/fields';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { PATIENT_PATHS } from '@/contract/patients/paths';
import { patientBodySchema } from '@/contract/patients/schemas';
import { consentRepository, toConsent } from '../consent/repository';
import { violates } from '../db/failures';
import { signedIn, STAFF, THERAPISTS } from '../http/access';
import { routePath, type App } from '../http/app';
import { badRequest, notFound, takenField } from '../http/errors';
import { doneAnswer, idParams, isUuid } from '../http/fields';
import { patientAnswer, patientListAnswer, patientStatsAnswer } from './answers';
import { patientRepository, type ListCursor } from './repository';

/** Pages are our server's gain: without `limit` the whole list is sent, as the spec has it. */
const listQuery = yup.object({ limit: integer(1, 1000), cursor: optionalText(200) });

const cursorOf = (row: { createdAt: Date; id: string }) =>
  Buffer.from(`${row.createdAt.toISOString()} ${row.id}`).toString('base64url');

function readCursor(text: string | null | undefined): ListCursor | undefined {
  if (!text) return undefined;
  const [instant = '', id = ''] = Buffer.from(text, 'base64url').toString().split(' ');
  const createdAt = new Date(instant);
  if (Number.isNaN(createdAt.getTime()) || !isUuid(id)) throw badRequest();
  return { createdAt, id };
}

const withInstant = <Row extends { createdAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
});

const toSummary = <Row extends { createdAt: Date; expiresAt: Date }>(row: Row) => ({
  ...row,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
});

/** Gives a taken address its text. The write is one statement: alone, or the transaction around it ends with it. */
async function refusingDuplicates<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (violates(error, 'patients_therapist_email'))
      throw takenField('email', PATIENT_MESSAGES.duplicateEmail);
    throw error;
  }
}

/** Patients (spec §7). Records belong to their therapist; an ADMIN gets names and contacts only. */
export function patientRoutes(app: App): void {
  app.get(
    PATIENT_PATHS.list,
    {
      config: { access: STAFF, audit: { action: 'READ', entity: 'patient-list' } },
      schema: { summary: 'Mis pacientes', querystring: listQuery, response: { 200: patientListAnswer } },
    },
    async (request) => {
      const user = signedIn(request);
      const repository = patientRepository(request.db);
      if (user.role === 'ADMIN') return { patients: await repository.listContacts() };
      const { limit, cursor } = request.query;
      const rows = await repository.list(user.id, request.now(), {
        limit: limit && limit + 1,
        after: readCursor(cursor),
      });
      const page = limit ? rows.slice(0, limit) : rows;
      const last = page.at(-1);
      return {
        patients: page.map((row) => ({
          ...withInstant(row),
          invitation: row.invitation && toSummary(row.invitation),
        })),
        nextCursor: last && page.length < rows.length ? cursorOf(last) : null,
      };
    },
  );

  app.post(
    PATIENT_PATHS.list,
    {
      config: { access: THERAPISTS, audit: { action: 'CREATE', entity: 'patient' } },
      schema: { summary: 'Crear un paciente', body: patientBodySchema, response: { 201: patientAnswer } },
    },
    async (request, reply) => {
      const { id: therapistId } = signedIn(request);
      const row = await refusingDuplicates(
        patientRepository(request.db).create(therapistId, request.body, request.now()),
      );
      if (!row) throw notFound(PATIENT_MESSAGES.notFound);
      request.audited({ patientId: row.id, entityId: row.id });
      void reply.code(201);
      return { patient: withInstant(row) };
    },
  );

  app.get(
    routePath(PATIENT_PATHS.one),
    {
      config: { access: STAFF, audit: { action: 'READ', entity: 'patient' } },
      schema: { summary: 'La ficha de un paciente', params: idParams, response: { 200: patientAnswer } },
    },
    async (request) => {
      const user = signedIn(request);
      const repository = patientRepository(request.db);
      const { id } = request.params;
      if (user.role === 'ADMIN') {
        const contact = await repository.findContact(id);
        if (!contact) throw notFound(PATIENT_MESSAGES.notFound);
        request.audited({ patientId: id });
        return { patient: contact };
      }
      const row = await repository.find(user.id, id);
      if (!row) throw notFound(PATIENT_MESSAGES.notFound);
      request.audited({ patientId: id });
      const consent = toConsent(await consentRepository(request.db).latest(id));
      return { patient: { ...withInstant(row), consent } };
    },
  );

  app.put(
    routePath(PATIENT_PATHS.one),
    {
      config: { access: THERAPISTS, audit: { action: 'UPDATE', entity: 'patient' } },
      schema: {
        summary: 'Actualizar un paciente',
        params: idParams,
        body: patientBodySchema,
        response: { 200: patientAnswer },
      },
    },
    async (request) => {
      const { id: therapistId } = signedIn(request);
      const row = await refusingDuplicates(
        patientRepository(request.db).update(therapistId, request.params.id, request.body, request.now()),
      );
      if (!row) throw notFound(PATIENT_MESSAGES.notFound);
      request.audited({ patientId: row.id });
      return { patient: withInstant(row) };
    },
  );

  app.delete(
    routePath(PATIENT_PATHS.one),
    {
      config: { access: THERAPISTS, audit: { action: 'DELETE', entity: 'patient' } },
      schema: { summary: 'Eliminar un paciente', params: idParams, response: { 200: doneAnswer } },
    },
    async (request) => {
      const { id } = request.params;
      const isHidden = await patientRepository(request.db).hide(signedIn(request).id, id, request.now());
      if (!isHidden) throw notFound(PATIENT_MESSAGES.notFound);
      request.audited({ patientId: id });
      return { success: true };
    },
  );

  app.get(
    routePath(PATIENT_PATHS.stats),
    {
      config: { access: THERAPISTS, audit: { action: 'READ', entity: 'patient-stats' } },
      schema: { summary: 'Cifras de un paciente', params: idParams, response: { 200: patientStatsAnswer } },
    },
    async (request) => {
      const { id } = request.params;
      const repository = patientRepository(request.db);
      if (!(await repository.find(signedIn(request).id, id))) throw notFound(PATIENT_MESSAGES.notFound);
      request.audited({ patientId: id });
      return repository.stats(id, { now: request.now(), timeZone: app.timeZone });
    },
  );
}
