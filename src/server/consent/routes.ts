import { consentBodySchema, consentState } from '@/contract/consentSchemas';
import { CONSENT_PATHS } from '@/contract/consent';
import { PATIENTS, THERAPISTS } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import { giveConsent, ownConsent, withdrawConsent } from './commands';

/** The consent of the signed-in patient, and its withdrawal, which who attends the patient notes. */
export function consentRoutes(app: App): void {
  app.get(
    CONSENT_PATHS.own,
    {
      config: { access: PATIENTS },
      schema: { summary: 'Mi consentimiento', response: { 200: consentState } },
    },
    async (request) => ownConsent(commandContext(request)),
  );

  app.post(
    CONSENT_PATHS.own,
    {
      config: { access: PATIENTS, audit: { action: 'CREATE', entity: 'consent' } },
      schema: {
        summary: 'Aceptar el texto de privacidad en vigor',
        body: consentBodySchema,
        response: { 200: consentState },
      },
    },
    async (request) => giveConsent(commandContext(request), request.body),
  );

  app.post(
    routePath(CONSENT_PATHS.withdrawal),
    {
      config: { access: THERAPISTS, audit: { action: 'UPDATE', entity: 'consent' } },
      schema: {
        summary: 'Anotar que un paciente retira su consentimiento',
        params: idParams,
        response: { 200: doneAnswer },
      },
    },
    async (request) => done(withdrawConsent(commandContext(request), request.params)),
  );
}
