import { existsSync } from 'node:fs';
import { BackupError, readBackup } from '../db/backup';
import { CommandError, refuseFolder, runCommand } from './runCommand';

/** `npm run restore -- FILE`: fills an empty database (e.g. in another DATA_DIR) from a backup. */
void runCommand(async ({ db }, [file]) => {
  if (!file) throw new CommandError('Uso: npm run restore -- copia.ndjson.gz');
  refuseFolder(file);
  if (!existsSync(file)) throw new CommandError(`No existe el archivo ${file}.`);
  try {
    const rows = await readBackup(db, file);
    return `Copia restaurada: ${rows} filas.`;
  } catch (error) {
    if (error instanceof BackupError) throw new CommandError(error.message);
    throw error;
  }
});
