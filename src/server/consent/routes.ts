import type { FastifyRequest } from 'fastify';
import * as yup from 'yup';
import { CONSENT_MESSAGES } from '@/contract/consent/messages';
import { CONSENT_PATHS } from '@/contract/consent/paths';
import { PRIVACY_VERSION } from '@/contract/consent/privacyText';
import { consentBodySchema } from '@/contract/consent/schemas';
import { ownPatientId, PATIENTS } from '../http/access';
import type { App } from '../http/app';
import { conflict } from '../http/errors';
import { consentAnswer } from './answers';
import { consentRepository, toConsent } from './repository';

const stateAnswer = yup.object({ currentVersion: yup.string().required(), accepted: consentAnswer });

async function stateOf(request: FastifyRequest) {
  const patientId = ownPatientId(request);
  request.audited({ patientId });
  const accepted = await consentRepository(request.db).latest(patientId);
  return { currentVersion: PRIVACY_VERSION, accepted: toConsent(accepted) };
}

/** The consent of the signed-in patient. */
export function consentRoutes(app: App): void {
  app.get(
    CONSENT_PATHS.own,
    {
      config: { access: PATIENTS },
      schema: { summary: 'Mi consentimiento', response: { 200: stateAnswer } },
    },
    async (request) => stateOf(request),
  );

  app.post(
    CONSENT_PATHS.own,
    {
      config: { access: PATIENTS, audit: { action: 'CREATE', entity: 'consent' } },
      schema: {
        summary: 'Aceptar el texto de privacidad en vigor',
        body: consentBodySchema,
        response: { 200: stateAnswer },
      },
    },
    async (request) => {
      // Nobody agrees to a text that stands no more, nor to one they have not been shown.
      if (request.body.version !== PRIVACY_VERSION) throw conflict(CONSENT_MESSAGES.outdated);
      await consentRepository(request.db).accept(ownPatientId(request), PRIVACY_VERSION, request.now());
      return stateOf(request);
    },
  );
}
