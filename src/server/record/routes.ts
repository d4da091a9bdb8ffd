import * as yup from 'yup';
import { PATIENT_MESSAGES } from '@/contract/patients/messages';
import { RECORD_PATHS } from '@/contract/record/paths';
import { recordSections } from '@/contract/record/sections';
import { ownPatientId, PATIENTS, signedIn, THERAPISTS, type AuditPolicy } from '../http/access';
import { routePath, type App } from '../http/app';
import { notFound } from '../http/errors';
import { idParams } from '../http/fields';
import { findPatientFor } from '../patients/repository';
import { copyRecord } from './repository';

/** The columns of each section and no others: what is withheld has no name here and cannot leave. */
const sectionsAnswer = yup.object(
  Object.fromEntries(
    recordSections().map(([table, { columns }]) => [
      table,
      yup
        .array(
          yup.object(Object.fromEntries(Object.keys(columns).map((name) => [name, yup.mixed().nullable()]))),
        )
        .required(),
    ]),
  ),
);

const copyAnswer = yup.object({
  version: yup.number().integer().required(),
  exportedAt: yup.string().required(),
  patientName: yup.string().required(),
  reader: yup.string().oneOf(['therapist', 'patient']).required(),
  sections: sectionsAnswer.required(),
  names: yup.object({ people: yup.object().required(), exercises: yup.object().required() }).required(),
});

const EXPORTED: AuditPolicy = { action: 'EXPORT', entity: 'patient' };

/** Copies of a record (RGPD, arts. 15 and 20): by its therapist, and by the patient themselves. */
export function recordRoutes(app: App): void {
  app.get(
    routePath(RECORD_PATHS.ofPatient),
    {
      config: { access: THERAPISTS, audit: EXPORTED },
      schema: {
        summary: 'Copia completa de una ficha',
        params: idParams,
        response: { 200: copyAnswer },
      },
    },
    async (request) => {
      const { id } = request.params;
      const patient = await findPatientFor(request.db, signedIn(request), id);
      const copy = patient && (await copyRecord(request.db, id, { now: request.now(), reader: 'therapist' }));
      if (!copy) throw notFound(PATIENT_MESSAGES.notFound);
      request.audited({ patientId: id });
      return copy as never;
    },
  );

  app.get(
    RECORD_PATHS.own,
    {
      config: { access: PATIENTS, audit: EXPORTED },
      schema: { summary: 'Copia de mi ficha', response: { 200: copyAnswer } },
    },
    async (request) => {
      const patientId = ownPatientId(request);
      const copy = await copyRecord(request.db, patientId, { now: request.now(), reader: 'patient' });
      if (!copy) throw notFound(PATIENT_MESSAGES.notFound);
      request.audited({ patientId, entityId: patientId });
      return copy as never;
    },
  );
}
