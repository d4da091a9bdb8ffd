import fc from 'fast-check';
import { howOften, scheduledRuns, scheduleOf, scheduleText } from './routineSchedule';

it.each<[number[], number, string]>([
  [[1, 3, 5], 2, 'Lunes, miércoles y viernes, 2 veces al día'],
  [[2, 4], 1, 'Martes y jueves, una vez al día'],
  [[6, 7], 3, 'Sábado y domingo, 3 veces al día'],
  [[7], 1, 'Domingo, una vez al día'],
  [[1, 2, 3, 4, 5], 1, 'De lunes a viernes, una vez al día'],
  [[1, 2, 3, 4, 5, 6, 7], 2, 'Todos los días, 2 veces al día'],
])('days %j, %d times read “%s”', (weekdays, timesPerDay, text) =>
  expect(scheduleText({ weekdays, timesPerDay })).toBe(text),
);

it('asks for its runs on its days alone', () => {
  // 2026-11-16 is a Monday.
  const schedule = { weekdays: [1, 7], timesPerDay: 2 };
  expect(['16', '17', '22'].map((day) => scheduledRuns(schedule, `2026-11-${day}`))).toEqual([2, 0, 2]);
});

it('says how often: the days only of a routine at its own frequency', () => {
  const schedule = { weekdays: [2], timesPerDay: 1 };
  expect(howOften('custom', schedule)).toBe('Martes, una vez al día');
  expect(howOften('CUSTOM', null)).toBe('Personalizado');
  expect(howOften('DAILY', schedule)).toBe('Diario');
});

it('reads whatever a backend sends into a sound schedule, or none', () => {
  expect(scheduleOf({ weekdays: [5, 1, 1, 9], timesPerDay: 40 })).toEqual({
    weekdays: [1, 5],
    timesPerDay: 6,
  });
  fc.assert(
    fc.property(fc.anything(), (value) => {
      const schedule = scheduleOf(value);
      expect(schedule === null || schedule.weekdays.length > 0).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.record({ weekdays: fc.array(fc.anything()), timesPerDay: fc.anything() }), (value) => {
      const schedule = scheduleOf(value);
      if (schedule) expect(scheduleOf(schedule)).toEqual(schedule);
    }),
  );
});
