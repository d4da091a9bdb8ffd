import { existsSync } from 'node:fs';
import path from 'node:path';
import { writeBackup } from '../db/backup';
import { CommandError, refuseFolder, refuseWithoutPractice, runBesideServer } from './runCommand';

/** `npm run backup -- FILE`: writes every row of the practice to one compressed file. */
void runBesideServer(async ({ db }, [file]) => {
  if (!file) throw new CommandError('Uso: npm run backup -- copia.ndjson.gz');
  refuseFolder(file);
  const folder = path.dirname(path.resolve(file));
  if (!existsSync(folder)) throw new CommandError(`No existe la carpeta ${folder}.`);
  await refuseWithoutPractice(db);
  const rows = await writeBackup(db, file, new Date());
  return `Copia de seguridad guardada en ${file} (${rows} filas). Contiene datos de salud: guárdala cifrada.`;
});
