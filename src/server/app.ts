import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Fastify, { LogController, type FastifyServerOptions } from 'fastify';
import { HOUR_MS } from '@/contract/common/constants';
import { DOCUMENT_LIMITS } from '@/contract/documents';
import { createPasswords, type PasswordOptions } from './auth/passwords';
import { createSecondFactor } from './auth/secondFactor';
import { createSessions } from './auth/sessions';
import { dropOldResets } from './auth/passwordResetRepository';
import { dropOldSessions } from './auth/sessionRepository';
import { createThrottle, dropOldAttempts } from './auth/throttle';
import { createTokens } from './auth/tokens';
import { dropOldStates } from './appointments/history';
import type { Clock } from './clock';
import type { Database } from './db/database';
import { loggableError } from './db/failures';
import { dropAbandoned } from './documents/uploadCommands';
import { dropAbandonedImports } from './imports/repository';
import { dropOldMergeRows } from './merges/repository';
import { createPictures } from './documents/pictures';
import { answerCreated, type App, type YupTypeProvider } from './http/app';
import type { Effects } from './core/effects';
import { acceptJsonBodies } from './http/jsonBody';
import { yupValidatorCompiler } from './http/validation';
import type { Mailer } from './mail/mailer';
import { dropOldNotices } from './notifications/repository';
import { createAccountMails } from './outbox/accountMails';
import { createOutbox, type Outbox } from './outbox/outbox';
import { accessPlugin } from './plugins/access';
import { auditPlugin } from './plugins/audit';
import { compressionPlugin } from './plugins/compression';
import { databasePlugin } from './plugins/database';
import { answerUnroutable, errorsPlugin } from './plugins/errors';
import { dropOldKeys, idempotencyPlugin } from './plugins/idempotency';
import { limitsPlugin, type LimitOptions } from './plugins/limits';
import { openApiPlugin } from './plugins/openapi';
import { requestLogPlugin } from './plugins/requestLog';
import { securityPlugin } from './plugins/security';
import { setupPlugin } from './plugins/setup';
import { staticFilesPlugin } from './plugins/staticFiles';
import { realtimePlugin } from './realtime/plugin';
import { domainRoutes } from './routes';
import { createSetUpLinks, createPracticeState } from './setup/link';

export interface ServerSettings {
  /** Public URL of the application, without a trailing slash; links in mails begin with it. */
  publicUrl: string;
  /** Time zone of the practice until it has stored its own. */
  timeZone: string;
  /** Refuses requests until the practice has been set up. */
  waitsForSetUp?: boolean;
  /** Key that signs tokens, 32 bytes or more. */
  authKey: Uint8Array;
  version: string;
  /** Folder of the built browser app. */
  staticFolder: string;
  /** Proxies whose forwarding headers are trusted: addresses or networks, comma-separated. False: none. */
  trustProxy: false | string;
  limits: LimitOptions;
  passwordOptions?: PasswordOptions;
  /** Writes mails of appointments into the mailer's folder where there is no mail server. Otherwise they are not sent then. */
  keepsAppointmentMails?: boolean;
  /** Turns on realtime sockets. Processes that share a PostgreSQL exchange messages through `databaseUrl`. */
  realtime?: { databaseUrl?: string | undefined; recheckMs?: number };
}

export interface ServerOptions {
  db: Database;
  clock: Clock;
  mailer: Mailer;
  settings: ServerSettings;
  logger?: FastifyServerOptions['logger'];
}

declare module 'fastify' {
  interface FastifyInstance extends Effects {
    /** Time zone of the practice. */
    readonly timeZone: string;
    appVersion: string;
    outbox: Outbox;
  }
}

const BODY_LIMIT = 1024 * 1024;

/**
 * Time for mails that are leaving when the server closes, in ms. A mail server may be silent for much longer; what it has not
 * taken by then is sent again after the next start.
 */
const LAST_MAILS_MS = 5_000;

function readIndexHtml(folder: string): string {
  const file = path.join(folder, 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/** What the server deletes every hour, because nobody needs it any more. */
export const CLEAN_UPS = [
  dropAbandoned,
  dropAbandonedImports,
  dropOldMergeRows,
  dropOldAttempts,
  dropOldSessions,
  dropOldResets,
  dropOldKeys,
  dropOldNotices,
  dropOldStates,
];

function cleanUpHourly(app: App, db: Database, clock: Clock): void {
  const cleanUp = () => {
    for (const task of CLEAN_UPS)
      void task(db, clock.now()).catch((error: unknown) =>
        app.log.warn({ task: task.name, err: loggableError(error) }, 'a clean-up failed'),
      );
  };
  const timer = setInterval(cleanUp, HOUR_MS);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Builds the server, ready to `listen` or `inject`. All dependencies are passed in, so that each test or
 * server in a process has its own.
 */
export async function buildServer({
  db,
  clock,
  mailer,
  settings,
  logger = false,
}: ServerOptions): Promise<App> {
  const app = Fastify({
    logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    // Time limits, so that slow clients and stuck handlers do not hold a connection for ever. The longest request is a piece of
    // a file on a slow line.
    requestTimeout: DOCUMENT_LIMITS.pieceMs,
    handlerTimeout: 25_000,
    connectionTimeout: 60_000,
    keepAliveTimeout: 72_000,
    bodyLimit: BODY_LIMIT,
    routerOptions: { maxParamLength: 200 },
    trustProxy: settings.trustProxy,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnroutable as never,
  }).withTypeProvider<YupTypeProvider>();

  app.setValidatorCompiler(yupValidatorCompiler);
  acceptJsonBodies(app as never);
  app.addHook('preHandler', answerCreated);

  const tokens = createTokens(settings.authKey);
  const practice = createPracticeState(db, settings.timeZone);
  const sessions = createSessions({ db, clock, tokens, timeZone: practice.timeZone });
  app.decorate('passwords', createPasswords(settings.passwordOptions));
  app.decorate('sessions', sessions);
  app.decorate('secondFactor', createSecondFactor(settings.authKey));
  app.decorate('loginThrottle', createThrottle(db, clock));
  app.decorate('mailer', mailer);
  const pictures = createPictures();
  app.decorate('pictures', pictures);
  app.addHook('onClose', () => pictures.close());
  app.decorate('publicUrl', settings.publicUrl);
  app.decorate('practice', practice);
  app.decorate('setUpLinks', createSetUpLinks(settings.authKey, settings.publicUrl));
  // Read anew for each request, because the set-up decides it while the server runs.
  app.decorate('timeZone', { getter: practice.timeZone });
  app.decorate('appVersion', settings.version);
  const delivery = {
    ...{ db, clock, mailer, publicUrl: settings.publicUrl, authKey: settings.authKey },
    timeZone: practice.timeZone,
    report: (failure: string) => app.log.warn(failure),
  };
  const accountMails = createAccountMails(delivery);
  app.decorate('accountMails', accountMails);
  const outbox = createOutbox({
    ...delivery,
    keepsFiles: settings.keepsAppointmentMails === true,
  });
  app.decorate('outbox', outbox);
  app.addHook('onClose', async () => {
    const ended = Promise.all([accountMails.settled(), outbox.stop()]);
    await Promise.race([ended, setTimeout(LAST_MAILS_MS, undefined, { ref: false })]);
  });

  await app.register(errorsPlugin);
  await app.register(requestLogPlugin);
  await app.register(securityPlugin, {
    indexHtml: readIndexHtml(settings.staticFolder),
    https: settings.publicUrl.startsWith('https:'),
  });
  await app.register(limitsPlugin, settings.limits);
  await app.register(databasePlugin, { db, clock });
  if (settings.waitsForSetUp) await app.register(setupPlugin, { practice });
  await app.register(accessPlugin, { authenticate: (token, { ip }) => sessions.authenticate(token, ip) });
  await app.register(auditPlugin, { db, clock });
  await app.register(compressionPlugin);
  await app.register(idempotencyPlugin, { db });
  cleanUpHourly(app as never, db, clock);
  await app.register(openApiPlugin, { version: settings.version });
  for (const routes of domainRoutes) await routes(app as unknown as App);
  const isBehindProxy = settings.trustProxy !== false;
  if (settings.realtime) await app.register(realtimePlugin, { db, isBehindProxy, ...settings.realtime });
  await app.register(staticFilesPlugin, { folder: settings.staticFolder });
  await app.ready();
  return app;
}
