import { isoWeekday } from './common/practiceTime';
import { normaliseEnum } from './common/text';
import type { RoutineSchedule } from './routineAnswers';
import { frequencyLabel, SCHEDULE_LIMITS } from './routines';

/** Days of the week in order, with ISO numbers. */
export const WEEKDAYS = [
  { value: 1, label: 'Lunes', short: 'Lun' },
  { value: 2, label: 'Martes', short: 'Mar' },
  { value: 3, label: 'Miércoles', short: 'Mié' },
  { value: 4, label: 'Jueves', short: 'Jue' },
  { value: 5, label: 'Viernes', short: 'Vie' },
  { value: 6, label: 'Sábado', short: 'Sáb' },
  { value: 7, label: 'Domingo', short: 'Dom' },
] as const;

/** Whether the therapist chooses days and times for this frequency. */
export const isCustomFrequency = (frequency: string): boolean => normaliseEnum(frequency) === 'CUSTOM';

/** Runs that a schedule plans for `day`, `YYYY-MM-DD`. */
export const scheduledRuns = ({ weekdays, timesPerDay }: RoutineSchedule, day: string): number =>
  weekdays.includes(isoWeekday(day)) ? timesPerDay : 0;

function daysText(weekdays: readonly number[]): string {
  if (weekdays.length === WEEKDAYS.length) return 'Todos los días';
  const names = WEEKDAYS.filter(({ value }) => weekdays.includes(value)).map(({ label }) => label);
  const isRow = weekdays.length > 2 && weekdays.every((day, index) => day === (weekdays[0] ?? 0) + index);
  if (isRow) return `De ${names[0]?.toLowerCase()} a ${names.at(-1)?.toLowerCase()}`;
  return names
    .map((name, index) => (index === 0 ? name : name.toLowerCase()))
    .join(', ')
    .replace(/, ([^,]*)$/, ' y $1');
}

/** 'Lunes, miércoles y viernes, 2 veces al día'. */
export const scheduleText = ({ weekdays, timesPerDay }: RoutineSchedule): string =>
  `${daysText(weekdays)}, ${timesPerDay === 1 ? 'una vez' : `${timesPerDay} veces`} al día`;

/** How often a routine is done, as text: its days if it has any, else the label of its frequency. */
export const howOften = (
  frequency: string,
  schedule: RoutineSchedule | null | undefined,
  label = frequencyLabel(frequency),
): string => (schedule && isCustomFrequency(frequency) ? scheduleText(schedule) : label);

/** Reads a schedule from a backend; `null` for anything invalid. */
export function scheduleOf(value: unknown): RoutineSchedule | null {
  if (typeof value !== 'object' || value === null) return null;
  const { weekdays, timesPerDay } = value as Partial<Record<keyof RoutineSchedule, unknown>>;
  if (!Array.isArray(weekdays)) return null;
  const days = WEEKDAYS.map((day) => day.value as number).filter((day) => weekdays.includes(day));
  const times = Number.isInteger(timesPerDay) ? (timesPerDay as number) : SCHEDULE_LIMITS.timesMin;
  if (days.length === 0) return null;
  return {
    weekdays: days,
    timesPerDay: Math.min(Math.max(times, SCHEDULE_LIMITS.timesMin), SCHEDULE_LIMITS.timesMax),
  };
}
