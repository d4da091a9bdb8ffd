import { statSync } from 'node:fs';
import path from 'node:path';
import { ConfigError, readConfig, type ServerConfig } from '../config';
import {
  appliedMigrations,
  type Database,
  KNOWN_MIGRATIONS,
  openDatabase,
  type OpenDatabase,
} from '../db/database';
import { consoleTextOf } from '../db/failures';
import { FolderLockedError } from '../db/folderLock';
import { setUpRepository } from '../setup/repository';

/** Wrong use of a command; the message is shown at the console. */
export class CommandError extends Error {}

const explain = (error: unknown, config?: ServerConfig): string => {
  const isOurs =
    error instanceof CommandError || error instanceof ConfigError || error instanceof FolderLockedError;
  if (isOurs) return error.message;
  return `El comando ha fallado: ${consoleTextOf(error, config)}`;
};

/**
 * Migrates an empty database, and refuses that of an earlier version: a server of that version may be at work on it, and a
 * backup is to lead back to it.
 * @throws CommandError, or what `migrate` throws.
 */
export async function migrateIfEmpty(database: OpenDatabase): Promise<void> {
  const applied = await appliedMigrations(database.db);
  if (applied > 0 && applied < KNOWN_MIGRATIONS)
    throw new CommandError(
      'La base de datos es de una versión anterior de la aplicación. Usa esa versión, o detén el servidor y ponla al día con npm run migrate.',
    );
  await database.migrate();
}

/**
 * Refuses a database in which nobody has set up a practice. A command without the settings of the server
 * finds, or makes, another one, and a backup of nothing would look like any other.
 * @throws CommandError that says where the practice was looked for.
 */
export async function refuseWithoutPractice(db: Database): Promise<void> {
  if (await setUpRepository(db).isSetUp()) return;
  const { databaseUrl, dataDir } = readConfig(process.env);
  throw new CommandError(
    `No hay ninguna consulta en ${databaseUrl ? 'la base de datos de DATABASE_URL' : dataDir}. ` +
      'Este comando necesita el mismo DATABASE_URL o DATA_DIR que el servidor.',
  );
}

/** Refuses a folder where a file is asked for. */
export function refuseFolder(file: string): void {
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new CommandError(
      `${file} es una carpeta. Di también el nombre del archivo, por ejemplo ${path.join(file, 'copia.ndjson.gz')}.`,
    );
}

type Command = (database: OpenDatabase, args: string[]) => Promise<string>;

/** Runs a command on the configured, migrated database. On failure, ends the process with a message. */
export async function runCommand(
  command: Command,
  prepare = (database: OpenDatabase) => database.migrate(),
): Promise<void> {
  let config: ServerConfig | undefined;
  let database: OpenDatabase | undefined;
  try {
    config = readConfig(process.env);
    database = await openDatabase(config);
    await prepare(database);
    process.stdout.write(`${await command(database, process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error, config)}\n`);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}

/** The same for a command that may run beside a server. */
export const runBesideServer = (command: Command): Promise<void> => runCommand(command, migrateIfEmpty);
