import path from 'node:path';
import { counted } from '@/contract/common/text';
import { buildServer } from './app';
import { loadAuthKey } from './auth/tokens';
import type { Clock } from './clock';
import type { ServerConfig } from './config';
import { hasEmbeddedDatabase, openDatabase, type OpenDatabase } from './db/database';
import { loggableError } from './db/failures';
import type { App } from './http/app';
import { createOutboxMailer, createSmtpMailer, dropOldMails, type Mailer } from './mail/mailer';
import { loggerSettings } from './plugins/requestLog';
import { SETUP_LINK_HOURS } from './setup/link';

const ROOT = path.resolve(__dirname, '../..');

/** How often mails that wait are looked at. Most are due to the minute. */
const DELIVER_EVERY_MS = 30_000;

/**
 * Time for requests in progress to end after the stop signal, in ms. Unfinished connections are then cut.
 * Otherwise one slow client could keep the database open until the service manager kills the process (Docker:
 * 10 s).
 */
const LAST_REQUESTS_MS = 5_000;

export interface RunningServer {
  app: App;
  database: OpenDatabase;
  /** URL that the server listens on. */
  url: string;
  /** Answers what has begun and closes. An error that ends the server is logged first. */
  close(error?: unknown): Promise<void>;
}

interface StartOptions {
  config: ServerConfig;
  clock: Clock;
  version: string;
  /** Folder of the built browser app; default `dist`. */
  staticFolder?: string;
  /** Writes mails of appointments into the outbox folder too if there is no mail server. */
  keepsAppointmentMails?: boolean;
  /** Runs between migrations and listening, e.g. to fill the demo. */
  prepare?: (app: App, database: OpenDatabase) => Promise<void>;
  tell: (line: string) => void;
}

async function openMailer(
  { smtpUrl, mailFrom, dataDir }: ServerConfig,
  tell: (line: string) => void,
): Promise<Mailer> {
  const outbox = path.join(dataDir, 'outbox');
  if (!smtpUrl) return createOutboxMailer(outbox, mailFrom, tell);
  // What was kept there before the practice had a mail server, if anything.
  await dropOldMails(outbox, new Date()).catch(() => undefined);
  return createSmtpMailer(smtpUrl, mailFrom);
}

const tellSetUp = (link: string, tell: (line: string) => void): void => {
  tell('La consulta todavía no está configurada. Abre esta dirección en el navegador:');
  tell(`  ${link}`);
  tell(`Sirve una vez y caduca en ${SETUP_LINK_HOURS} horas; al reiniciar se muestra otra.`);
};

/** With another key, people only read that their code is wrong. The console tells the reason. */
async function tellForeignKey({ secondFactor }: App, { db }: OpenDatabase, tell: (line: string) => void) {
  const foreign = await secondFactor.countForeign(db);
  if (foreign === 0) return;
  tell('La clave del servidor (AUTH_SECRET, o auth.key en DATA_DIR) no es la de antes.');
  const people = counted(foreign, ['persona no puede', 'personas no pueden']);
  tell(`  ${people} entrar con su aplicación de verificación en dos pasos.`);
  tell(
    '  Vuelve a poner la clave anterior, o quítales la verificación en dos pasos con npm run reset-second-factor.',
  );
}

/** Opens the database, migrates it and listens. If a later step fails, everything opened before is closed. */
export async function startServer(options: StartOptions) {
  const { config, clock, version, staticFolder, prepare, tell } = options;
  if (!config.databaseUrl && !hasEmbeddedDatabase(config.dataDir)) tell('Creando la base de datos...');
  const database = await openDatabase(config);
  const mailer = await openMailer(config, tell);
  let app: App | undefined;
  const close = async (error?: unknown) => {
    if (error) app?.log.fatal({ type: (error as Error).name, err: loggableError(error) }, 'unexpected end');
    const cutOff = setTimeout(() => app?.server.closeAllConnections(), LAST_REQUESTS_MS);
    await app?.close();
    clearTimeout(cutOff);
    mailer.close();
    await database.close();
  };
  try {
    await database.migrate();
    app = await buildServer({
      db: database.db,
      clock,
      mailer,
      settings: {
        publicUrl: config.publicUrl,
        timeZone: config.timeZone,
        waitsForSetUp: true,
        authKey: loadAuthKey(config.authSecret, config.dataDir),
        version,
        staticFolder: staticFolder ?? path.join(ROOT, 'dist'),
        trustProxy: config.trustProxy,
        limits: { requestsPerMinute: config.requestsPerMinute, maxEventLoopDelay: 2000 },
        keepsAppointmentMails: options.keepsAppointmentMails,
        ...(config.realtime && { realtime: { databaseUrl: config.databaseUrl } }),
      },
      logger: loggerSettings(config.logLevel, process.stdout.isTTY === true),
    });
    await prepare?.(app, database);
    const isSetUp = await app.practice.look();
    await tellForeignKey(app, database, tell);
    const url = await app.listen({ host: config.host, port: config.port });
    app.outbox.start(DELIVER_EVERY_MS);
    if (!isSetUp) tellSetUp(app.setUpLinks.create(clock.now()), tell);
    return { app, database, url, close } satisfies RunningServer;
  } catch (error) {
    await close();
    throw error;
  }
}
