import { recordCopy as copyAnswer } from '@/contract/recordAnswers';
import { RECORD_PATHS } from '@/contract/record';
import { PATIENTS, THERAPISTS } from '../http/access';
import type { AuditPolicy } from '../core/context';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { idParams } from '../http/fields';
import { ownRecordCopy, recordCopy } from './queries';

const EXPORTED: AuditPolicy = { action: 'EXPORT', entity: 'patient' };

/** Copies of a record (RGPD, arts. 15 and 20), for its therapist and for the patient. */
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
    async (request) => recordCopy(commandContext(request), request.params),
  );

  app.get(
    RECORD_PATHS.own,
    {
      config: { access: PATIENTS, audit: EXPORTED },
      schema: { summary: 'Copia de mi ficha', response: { 200: copyAnswer } },
    },
    async (request) => ownRecordCopy(commandContext(request)),
  );
}
