import { consentBodySchema, consentState } from '@/contract/consentSchemas';
import { CONSENT_PATHS } from '@/contract/consent';
import { PATIENTS } from '../http/access';
import type { App } from '../http/app';
import { commandContext } from '../http/command';
import { giveConsent, ownConsent } from './commands';

/** The consent of the signed-in patient. */
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
}
