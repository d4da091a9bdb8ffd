import { ConfigError, readConfig } from '../config';
import { openDatabase, type OpenDatabase } from '../db/database';
import { consoleTextOf } from '../db/failures';
import { FolderLockedError } from '../db/folderLock';

/** Wrong use of a command; the message is shown at the console. */
export class CommandError extends Error {}

const explain = (error: unknown): string => {
  const isOurs =
    error instanceof CommandError || error instanceof ConfigError || error instanceof FolderLockedError;
  if (isOurs) return error.message;
  return `El comando ha fallado: ${consoleTextOf(error)}`;
};

/** Runs a command on the configured, migrated database. On failure, ends the process with a message. */
export async function runCommand(
  command: (database: OpenDatabase, args: string[]) => Promise<string>,
): Promise<void> {
  let database: OpenDatabase | undefined;
  try {
    database = await openDatabase(readConfig(process.env));
    await database.migrate();
    process.stdout.write(`${await command(database, process.argv.slice(2))}\n`);
  } catch (error) {
    process.stderr.write(`${explain(error)}\n`);
    process.exitCode = 1;
  } finally {
    await database?.close();
  }
}
