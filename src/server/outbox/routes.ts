import {
  failedMessagesAnswer,
  mailPreviewAnswer,
  mailTextsAnswer,
  testMailAnswer,
} from '@/contract/outboxAnswers';
import { OUTBOX_PATHS as PATHS } from '@/contract/outbox';
import { editable } from '@/contract/editSchemas';
import { mailKindQuery, mailPreviewSchema, mailTextSchema } from '@/contract/outboxSchemas';
import { ADMINS } from '../http/access';
import { routePath, type App } from '../http/app';
import { commandContext } from '../http/command';
import { done, doneAnswer, idParams } from '../http/fields';
import { retryMessage, saveMailText, sendTestMail } from './commands';
import { previewMail } from './preview';
import { failedMessages } from './queries';
import { textsRepository } from './textsRepository';

/** What administration sees of the mails that have not left, whether mails leave at all, and what they say. */
export function outboxRoutes(app: App): void {
  textRoutes(app);
  app.get(
    PATHS.failures,
    {
      config: { access: ADMINS, audit: { action: 'READ', entity: 'mail-failure-list' } },
      schema: { summary: 'Los correos de citas que no han salido', response: { 200: failedMessagesAnswer } },
    },
    async (request) => failedMessages(app)(commandContext(request)),
  );

  app.post(
    routePath(PATHS.retry),
    {
      config: { access: ADMINS, audit: { action: 'UPDATE', entity: 'mail-failure' } },
      schema: {
        summary: 'Enviar de nuevo un correo que no ha salido',
        params: idParams,
        response: { 200: doneAnswer },
      },
    },
    async (request) => done(retryMessage(app)(commandContext(request), request.params)),
  );

  app.post(
    PATHS.test,
    {
      // The handler sends a mail, so no transaction may stay open meanwhile.
      config: { access: ADMINS, idempotency: 'claim' },
      schema: { summary: 'Enviar un correo de prueba a uno mismo', response: { 200: testMailAnswer } },
    },
    async (request) => sendTestMail(app)(commandContext(request)),
  );
}

function textRoutes(app: App): void {
  app.get(
    PATHS.texts,
    {
      config: { access: ADMINS },
      schema: { summary: 'Lo que dicen los correos de la consulta', response: { 200: mailTextsAnswer } },
    },
    async (request) => ({ texts: await textsRepository(request.db).all() }),
  );

  app.put(
    PATHS.texts,
    {
      config: { access: ADMINS, audit: { action: 'UPDATE', entity: 'practice' } },
      schema: {
        summary: 'Cambiar lo que dice un correo',
        querystring: mailKindQuery,
        body: editable(mailTextSchema),
        response: { 200: mailTextsAnswer },
      },
    },
    async (request) => saveMailText(commandContext(request), { ...request.query, edit: request.body }),
  );

  app.post(
    PATHS.preview,
    {
      config: { access: ADMINS },
      schema: {
        summary: 'Cómo queda un correo',
        body: mailPreviewSchema,
        response: { 200: mailPreviewAnswer },
      },
    },
    async (request) => previewMail(commandContext(request), request.body),
  );
}
