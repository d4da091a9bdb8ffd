import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import closeWithGrace from 'close-with-grace';
import { BRAND } from '@/contract/common/constants';
import { accountRepository } from './auth/accountRepository';
import { clockFrom, systemClock } from './clock';
import { ConfigError, readConfig, type ServerConfig, warningsOf } from './config';
import type { Database } from './db/database';
import { consoleTextOf } from './db/failures';
import { FolderLockedError } from './db/folderLock';
import { DEMO_ACCOUNTS, DEMO_PASSWORD, letsAnybodyIn, seedDemo } from './demo';
import type { App } from './http/app';
import { startServer } from './start';

const tell = (line: string) => process.stdout.write(`${line}\n`);

const version = (
  JSON.parse(readFileSync(path.resolve(__dirname, '../../package.json'), 'utf8')) as { version: string }
).version;

interface Flags {
  demo: boolean;
  patients?: number;
}

function readFlags(): Flags {
  const { values } = parseArgs({ options: { demo: { type: 'boolean' }, patients: { type: 'string' } } });
  const patients = values.patients === undefined ? undefined : Number(values.patients);
  if (patients !== undefined && !(Number.isInteger(patients) && patients > 0)) {
    throw new ConfigError(['--patients debe ser un número mayor que 0']);
  }
  return { demo: values.demo === true, patients };
}

/** Explains an error to the person at the console. */
function explain(error: unknown, isDemo: boolean, config?: ServerConfig): string {
  if (error instanceof ConfigError || error instanceof FolderLockedError) return error.message;
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'EADDRINUSE') {
    return `El puerto ${config?.port} ya está en uso. Elige otro, por ejemplo: PORT=${(config?.port ?? 3000) + 1} npm ${isDemo ? 'start' : 'run serve'}`;
  }
  if (code === 'EACCES')
    return `No hay permiso para usar el puerto ${config?.port} o la carpeta ${config?.dataDir}.`;
  return `No se ha podido iniciar el servidor: ${consoleTextOf(error, config)}`;
}

function tellDemoAccounts(): void {
  const people = [DEMO_ACCOUNTS.therapists[0], DEMO_ACCOUNTS.patient, DEMO_ACCOUNTS.admin];
  const roles = ['Fisioterapeuta', 'Paciente', 'Administrador'];
  tell(`Consulta de demostración (contraseña de todas las cuentas: ${DEMO_PASSWORD}):`);
  people.forEach((person, index) => tell(`  ${(roles[index] ?? '').padEnd(15)} ${person.email}`));
}

/** Real people must not work where the passwords of the demonstration open everything. */
async function refuseDemo({ passwords }: Pick<App, 'passwords'>, db: Database): Promise<void> {
  if (await letsAnybodyIn(db, passwords))
    throw new ConfigError([
      'Aquí está la consulta de demostración, cuyas contraseñas conoce cualquiera: elige otra carpeta con DATA_DIR u otra base con DATABASE_URL',
    ]);
}

/** The demonstration sends no mail, and notes them all as sent: a real practice must not be started as one. */
async function refusePractice(db: Database): Promise<void> {
  if (!(await accountRepository(db).findByEmail(DEMO_ACCOUNTS.therapists[0].email)))
    throw new ConfigError([
      'Aquí hay una consulta de verdad: arráncala con npm run serve, o elige para la demostración otra carpeta con DATA_DIR u otra base con DATABASE_URL',
    ]);
}

async function main(): Promise<void> {
  let config: ServerConfig | undefined;
  let flags: Flags = { demo: false };
  try {
    flags = readFlags();
    config = readConfig(process.env);
    warningsOf(config).forEach(tell);
    const server = await startServer({
      config,
      clock: config.startsAt ? clockFrom(config.startsAt) : systemClock,
      version,
      tell,
      keepsAppointmentMails: flags.demo,
      prepare: async (app, { db }) => {
        if (!flags.demo) return refuseDemo(app, db);
        const passwordHash = await app.passwords.hash(DEMO_PASSWORD);
        const { now, timeZone } = { now: app.clock.now(), timeZone: app.timeZone };
        await seedDemo(db, { now, timeZone, passwordHash, patientCount: flags.patients });
        await refusePractice(db);
        tellDemoAccounts();
      },
    });
    tell(`${BRAND.name} está lista en ${config.host === '127.0.0.1' ? config.publicUrl : server.url}`);
    // Requests in progress are answered before the database closes, so no acknowledged write is lost.
    closeWithGrace({ delay: 15_000, logger: false }, async ({ err }) => {
      tell('Cerrando...');
      await server.close(err);
    });
  } catch (error) {
    process.stderr.write(`${explain(error, flags.demo, config)}\n`);
    process.exit(1);
  }
}

void main();
