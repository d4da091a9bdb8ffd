import type { Holiday } from '@/contract/practiceAnswers';
import type { Region } from '@/contract/practice';
import { wallClockOf } from '@/contract/common/practiceTime';
import type { CommandContext } from '../core/context';
import { settingsOfPractice } from './queries';

/** Small words inside a name. */
const SMALL = new Set(['a', 'al', 'de', 'del', 'el', 'la', 'las', 'les', 'los', 'y']);

/** The library's name as Spanish writes a holiday: 'La inmaculada concepción' → 'La Inmaculada Concepción'. */
const properName = (name: string): string =>
  name
    .replace(/^Dia\b/, 'Día')
    .replace(/(?<![\p{L}(]|\([^)]*)\p{L}+/gu, (word) =>
      SMALL.has(word) ? word : `${word[0]?.toLocaleUpperCase('es')}${word.slice(1)}`,
    );

interface Correction {
  /** Names by month and day, `MM-DD`. */
  add: Readonly<Record<string, string>>;
  drop?: readonly string[];
}

/** Regional days that the library lacks, or has on another day than the yearly decrees. */
const CORRECTIONS: Partial<Record<Region, Correction>> = {
  CB: { add: { '07-28': 'Día de las Instituciones de Cantabria' }, drop: ['06-28'] },
  MC: { add: { '06-09': 'Día de la Región de Murcia' } },
  VC: { add: { '10-09': 'Día de la Comunitat Valenciana' } },
};

/**
 * Public holidays of a year by day, with those that move to a weekday; the national ones without a region. They are a
 * proposal: the library's calendar follows the yearly decrees, but no office vouches for it.
 */
async function holidaysOfRegion(year: number, region: Region | null): Promise<Holiday[]> {
  // Loaded here, because administration asks once a year and the calendars of all countries come with it.
  const { default: Calendar } = await import('date-holidays');
  const calendar = region ? new Calendar('ES', region) : new Calendar('ES');
  const byDay = new Map<string, Holiday>();
  for (const { type, date, name } of calendar.getHolidays(year, 'es')) {
    const day = date.slice(0, 10);
    if (type === 'public' && !byDay.has(day)) byDay.set(day, { day, name: properName(name) });
  }
  const correction = region ? CORRECTIONS[region] : undefined;
  for (const date of correction?.drop ?? []) byDay.delete(`${year}-${date}`);
  for (const [date, name] of Object.entries(correction?.add ?? {}))
    byDay.set(`${year}-${date}`, { day: `${year}-${date}`, name });
  return [...byDay.values()].sort((a, b) => a.day.localeCompare(b.day));
}

/** Official holidays of the practice's current year and the next, with which it begins. */
export async function firstHolidays(now: Date, timeZone: string, region: Region | null): Promise<Holiday[]> {
  const year = Number(wallClockOf(now, timeZone).date.slice(0, 4));
  return [...(await holidaysOfRegion(year, region)), ...(await holidaysOfRegion(year + 1, region))];
}

/** GET /api/practice/holidays/official, for the region in the practice's settings and this year by default. */
export async function officialHolidays({ db, now, timeZone }: CommandContext, asked?: number) {
  const year = asked ?? Number(wallClockOf(now, timeZone).date.slice(0, 4));
  const { holidayRegion } = await settingsOfPractice(db);
  return { holidays: await holidaysOfRegion(year, holidayRegion) };
}
