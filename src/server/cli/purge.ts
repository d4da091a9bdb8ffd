import { parseArgs } from 'node:util';
import { counted, wordFor } from '@/contract/common/text';
import { readConfig } from '../config';
import { systemClock } from '../clock';
import { purgeRecords } from '../record/purge';
import { setUpRepository } from '../setup/repository';
import { CommandError, refuseWithoutPractice, runCommand } from './runCommand';

const USAGE = 'Uso: npm run purge (solo cuenta) o npm run purge -- --confirm [--discharged] (destruye)';

function choiceOf(args: string[]): { confirm: boolean; discharged: boolean } {
  const flag = { type: 'boolean', default: false } as const;
  try {
    return parseArgs({ args, options: { confirm: flag, discharged: flag } }).values;
  } catch {
    throw new CommandError(USAGE);
  }
}

const episodes = (count: number) => counted(count, ['proceso', 'procesos']);
const records = (count: number) => counted(count, ['ficha eliminada', 'fichas eliminadas']);

/**
 * `npm run purge [-- --confirm [--discharged]]`: destroys deleted records, and episodes of them, whose legal term has
 * passed. With `--discharged` also the episodes, discharged as long ago, of records that stand. Without `--confirm`, only
 * counts them.
 */
void runCommand(async ({ db }, args) => {
  await refuseWithoutPractice(db);
  const timeZone = (await setUpRepository(db).timeZone()) ?? readConfig(process.env).timeZone;
  const { confirm, discharged } = choiceOf(args);
  const result = await purgeRecords(db, {
    now: systemClock.now(),
    timeZone,
    isConfirmed: confirm,
    fromStanding: discharged,
  });
  const { due, kept, next, rows } = result;
  const what = `${records(due)} y ${episodes(result.episodes)} de otras, con el plazo legal cumplido`;
  const standing = `${episodes(result.standing)} con alta de fichas que siguen en uso`;
  const done = confirm
    ? `Purga hecha: ${what}${discharged ? `, y ${standing}` : ''} (${rows} filas).`
    : `${what}. No se ha borrado nada: npm run purge -- --confirm lo destruye.`;
  const offered =
    result.standing > 0 && !(confirm && discharged)
      ? ` También lo ${wordFor(result.standing, ['ha', 'han'])} cumplido ${standing}: --confirm --discharged ${wordFor(result.standing, ['lo', 'los'])} destruye.`
      : '';
  const waiting = next
    ? ` Bloqueadas: ${kept}. La siguiente podrá destruirse el ${next}.`
    : ' No queda ninguna bloqueada.';
  return `${done}${offered}${waiting}`;
});
