import { parseArgs } from 'node:util';
import { readConfig } from '../config';
import { systemClock } from '../clock';
import { purgeRecords } from '../record/purge';
import { CommandError, runCommand } from './runCommand';

const USAGE = 'Uso: npm run purge (solo cuenta) o npm run purge -- --confirm (destruye)';

function isConfirmed(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { confirm: { type: 'boolean', default: false } } }).values.confirm;
  } catch {
    throw new CommandError(USAGE);
  }
}

const records = (count: number) => `${count} ${count === 1 ? 'ficha eliminada' : 'fichas eliminadas'}`;

/**
 * `npm run purge [-- --confirm]`: destroys deleted records whose legal term has passed; without `--confirm`,
 * only counts them.
 */
void runCommand(async ({ db }, args) => {
  const { timeZone } = readConfig(process.env);
  const confirmed = isConfirmed(args);
  const { due, kept, next, rows } = await purgeRecords(db, {
    now: systemClock.now(),
    timeZone,
    isConfirmed: confirmed,
  });
  const done = confirmed
    ? `Purga hecha: ${records(due)} con el plazo legal cumplido (${rows} filas).`
    : `${records(due)} con el plazo legal cumplido. No se ha borrado nada: npm run purge -- --confirm las destruye.`;
  const waiting = next
    ? ` Se conservan bloqueadas ${kept}; la siguiente podrá destruirse el ${next}.`
    : ' No queda ninguna bloqueada.';
  return `${done}${waiting}`;
});
