import type { Absence, WorkingWeek } from '@/contract/hoursAnswers';
import { WEEKDAY_LABELS } from '@/contract/practice';
import { formatDate } from '@/shared/lib/dates';

/** 'Desde el 01/01/2026' or 'Del 01/07/2027 al 31/08/2027'. */
export const validityText = ({ from, until }: Pick<WorkingWeek, 'from' | 'until'>): string =>
  until ? `Del ${formatDate(from)} al ${formatDate(until)}` : `Desde el ${formatDate(from)}`;

/** '03/12/2026, de 09:00 a 12:00' or 'Del 03/08/2026 al 21/08/2026'. */
export function absenceSpanText({
  from,
  to,
  start,
  end,
}: Pick<Absence, 'from' | 'to' | 'start' | 'end'>): string {
  if (start && end) return `${formatDate(from)}, de ${start} a ${end}`;
  return from === to ? formatDate(from) : `Del ${formatDate(from)} al ${formatDate(to)}`;
}

const initial = (weekday: number) => WEEKDAY_LABELS[weekday] ?? '';

/** Lines such as ['Lunes a jueves', '09:00–14:00, 16:00–20:00']; days with the same hours stand together. */
export function weekLines(stretches: WorkingWeek['stretches']): [days: string, hours: string][] {
  const hoursOf = (weekday: number) =>
    stretches
      .filter((one) => one.weekday === weekday)
      .map(({ from, to }) => `${from}–${to}`)
      .join(', ');
  const runs: { first: number; last: number; hours: string }[] = [];
  for (let weekday = 1; weekday <= 7; weekday += 1) {
    const hours = hoursOf(weekday);
    const run = runs.at(-1);
    if (run?.hours === hours) run.last = weekday;
    else runs.push({ first: weekday, last: weekday, hours });
  }
  return runs
    .filter(({ hours }) => hours)
    .map(({ first, last, hours }) => {
      if (first === last) return [initial(first), hours];
      const word = last === first + 1 ? 'y' : 'a';
      return [`${initial(first)} ${word} ${initial(last).toLowerCase()}`, hours];
    });
}
