import * as yup from 'yup';
import { integer, optionalText } from '@/contract/common/fields';
import { restorePath } from '@/contract/common/messages';
import {
  duplicatesAnswer,
  patientAccountAnswer,
  patientAnswer,
  patientContactAnswer,
  patientListAnswer,
  patientStats as statsAnswer,
  patientVersionsAnswer,
  restoredPatientAnswer,
  deletedPatientsAnswer,
  recoveredPatientAnswer,
} from '@/contract/patientAnswers';
import { editable } from '@/contract/editSchemas';
import { episodeKey } from '@/contract/episodeSchemas';
import { PATIENT_PATHS } from '@/contract/patients';
import {
  contactChangeSchema,
  duplicateCheckSchema,
  patientAccountSchema,
  patientBodySchema,
  patientContactSchema,
  reachQuery,
} from '@/contract/patientSchemas';
import { ADMINS, STAFF, THERAPISTS } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext, sent } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import {
  createPatient,
  createContact,
  recoverPatient,
  removePatient,
  restorePatient,
  updatePatient,
  updateContact,
} from './commands';
import { getAccount, moveAccount } from './accountCommands';
import { likelyDuplicates } from './likeness';
import { getPatient, listDeletedPatients, listPatients, patientStats } from './queries';
import { listPatientVersions } from './versions';

/** `limit` and `cursor` are optional: without `limit` the whole list is sent. */
const listQuery = reachQuery.shape({ limit: integer(1, 1000), cursor: optionalText(200) });

const episodeQuery = yup.object(episodeKey);

/** Patient routes. A record is for who attends the patient; administration gets names and contacts only. */
export function patientRoutes(app: App): void {
  readRoutes(app);
  contactRoutes(app);
  writeRoutes(app);
  deletedRoutes(app);
  duplicateRoute(app);
  accountRoutes(app);
}

function readRoutes(app: App): void {
  app.get(
    PATIENT_PATHS.list,
    {
      config: { access: STAFF, audit: { action: 'READ', entity: 'patient-list' } },
      schema: { summary: 'Mis pacientes', querystring: listQuery, response: { 200: patientListAnswer } },
    },
    async (request) => listPatients(commandContext(request), request.query),
  );

  app.get(
    routePath(PATIENT_PATHS.one),
    {
      config: { access: STAFF, audit: { action: 'READ', entity: 'patient' } },
      schema: {
        summary: 'La ficha de un paciente',
        params: idParams,
        querystring: reachQuery,
        response: { 200: patientAnswer },
      },
    },
    async (request) => getPatient(commandContext(request), { ...request.params, ...request.query }),
  );

  app.get(
    routePath(PATIENT_PATHS.versions),
    {
      config: { access: THERAPISTS, audit: { action: 'READ', entity: 'patient' } },
      schema: {
        summary: 'Lo que decían antes los textos clínicos de una ficha, de lo más reciente a lo primero',
        params: idParams,
        response: { 200: patientVersionsAnswer },
      },
    },
    async (request) => ({ data: await listPatientVersions(commandContext(request), request.params) }),
  );

  app.get(
    routePath(PATIENT_PATHS.stats),
    {
      config: { access: THERAPISTS, audit: { action: 'READ', entity: 'patient-stats' } },
      schema: {
        summary: 'Cifras de un paciente; con episodeId, las de ese proceso',
        params: idParams,
        querystring: episodeQuery,
        response: { 200: statsAnswer },
      },
    },
    async (request) => patientStats(commandContext(request), { ...request.params, ...request.query }),
  );
}

/** What the desk writes: name, phone and e-mail of any record. */
function contactRoutes(app: App): void {
  app.post(
    PATIENT_PATHS.contact,
    {
      config: { access: STAFF, audit: { action: 'CREATE', entity: 'patient' } },
      schema: {
        summary: 'Crear un paciente con sus datos de contacto',
        body: patientContactSchema,
        response: { 201: patientContactAnswer },
      },
    },
    async (request) => ({ patient: await createContact(commandContext(request), request.body) }),
  );

  app.put(
    routePath(PATIENT_PATHS.contactOf),
    {
      config: { access: ADMINS, audit: { action: 'UPDATE', entity: 'patient' } },
      schema: {
        summary: 'Corregir los datos de contacto de un paciente de la consulta',
        params: idParams,
        body: editable(contactChangeSchema),
        response: { 200: patientContactAnswer },
      },
    },
    async (request) => ({ patient: await updateContact(commandContext(request), sent(request)) }),
  );
}

/** The account with which a patient signs in, for the lead, who reads all that it shows anyway. */
function accountRoutes(app: App): void {
  app.get(
    routePath(PATIENT_PATHS.account),
    {
      config: { access: THERAPISTS, audit: { action: 'READ', entity: 'patient-account' } },
      schema: {
        summary: 'El correo con el que entra un paciente propio',
        params: idParams,
        response: { 200: patientAccountAnswer },
      },
    },
    async (request) => getAccount(commandContext(request), request.params),
  );

  app.put(
    routePath(PATIENT_PATHS.account),
    {
      config: { access: THERAPISTS, audit: { action: 'UPDATE', entity: 'patient-account' } },
      schema: {
        summary: 'Cambiar el correo con el que entra un paciente propio',
        params: idParams,
        body: patientAccountSchema,
        response: { 200: patientAccountAnswer },
      },
    },
    async (request) => moveAccount(app)(commandContext(request), { ...request.params, ...request.body }),
  );
}

function writeRoutes(app: App): void {
  app.post(
    PATIENT_PATHS.list,
    {
      config: { access: THERAPISTS, audit: { action: 'CREATE', entity: 'patient' } },
      schema: { summary: 'Crear un paciente', body: patientBodySchema, response: { 201: patientAnswer } },
    },
    async (request) => ({ patient: await createPatient(commandContext(request), request.body) }),
  );

  app.put(
    routePath(PATIENT_PATHS.one),
    {
      config: { access: THERAPISTS, audit: { action: 'UPDATE', entity: 'patient' } },
      schema: {
        summary: 'Actualizar un paciente',
        params: idParams,
        body: editable(patientBodySchema),
        response: { 200: patientAnswer },
      },
    },
    async (request) => ({ patient: await updatePatient(commandContext(request), sent(request)) }),
  );

  app.delete(
    routePath(PATIENT_PATHS.one),
    {
      config: { access: THERAPISTS, audit: { action: 'DELETE', entity: 'patient' } },
      schema: { summary: 'Eliminar un paciente', params: idParams, response: { 200: doneAnswer } },
    },
    async (request) => done(removePatient(commandContext(request), request.params)),
  );

  app.post(
    routePath((id) => restorePath(PATIENT_PATHS.one(id))),
    {
      config: { access: THERAPISTS, audit: { action: 'UPDATE', entity: 'patient-restoration' } },
      schema: {
        summary: 'Deshacer la eliminación de un paciente, durante diez minutos',
        params: idParams,
        response: { 200: restoredPatientAnswer },
      },
    },
    async (request) => restorePatient(commandContext(request), request.params),
  );
}

/** Deleted records, for the lead and administration: their names, and the way back until they are purged. */
function deletedRoutes(app: App): void {
  app.get(
    PATIENT_PATHS.deleted,
    {
      config: { access: STAFF, audit: { action: 'READ', entity: 'deleted-patient-list' } },
      schema: {
        summary: 'Fichas eliminadas que se pueden recuperar',
        response: { 200: deletedPatientsAnswer },
      },
    },
    async (request) => listDeletedPatients(commandContext(request)),
  );

  app.post(
    routePath(PATIENT_PATHS.recovery),
    {
      config: { access: STAFF, audit: { action: 'UPDATE', entity: 'patient-restoration' } },
      schema: {
        summary: 'Recuperar una ficha eliminada, hasta que se purgue',
        params: idParams,
        response: { 200: recoveredPatientAnswer },
      },
    },
    async (request) => recoverPatient(commandContext(request), request.params),
  );
}

function duplicateRoute(app: App): void {
  app.post(
    PATIENT_PATHS.duplicates,
    {
      config: {
        access: STAFF,
        audit: { action: 'READ', entity: 'patient-duplicates' },
        idempotency: 'none',
      },
      schema: {
        summary: 'Fichas que pueden ser de la misma persona',
        body: duplicateCheckSchema,
        response: { 200: duplicatesAnswer },
      },
    },
    async (request) => likelyDuplicates(commandContext(request), request.body),
  );
}
