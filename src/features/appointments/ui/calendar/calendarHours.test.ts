import { DEFAULT_PRACTICE_WEEK } from '@/contract/openingHours';
import { businessHoursOf } from './calendarHours';

const on = (found: ReturnType<typeof businessHoursOf>, day: string) =>
  found.filter(({ startRecur }) => startRecur === day);

test('the usual week is open from Monday to Friday, each day by itself', () => {
  const found = businessHoursOf(DEFAULT_PRACTICE_WEEK, '2027-01-15');
  expect(on(found, '2027-01-04')).toEqual([
    {
      daysOfWeek: [1],
      startTime: '08:00',
      endTime: '20:00',
      startRecur: '2027-01-04',
      endRecur: '2027-01-05',
    },
  ]);
  expect(on(found, '2027-01-09')).toEqual([]);
});

test('every day that a month may show is there', () => {
  const every = {
    hours: Object.fromEntries([1, 2, 3, 4, 5, 6, 7].map((day) => [day, [{ from: '09:00', to: '10:00' }]])),
  };
  const found = businessHoursOf({ ...every, holidays: [] }, '2027-08-31');
  expect(found[0]!.startRecur <= '2027-07-26').toBe(true);
  expect(found.at(-1)!.startRecur >= '2027-09-12').toBe(true);
});

test('a Sunday is day 0, a holiday is closed, and an absence interrupts the day', () => {
  const hours = { 7: [{ from: '10:00', to: '14:00' }] };
  const absence = { from: '2027-01-10', to: '2027-01-10', start: '11:00', end: '12:00' };
  const therapist = { weeks: [], extras: [], absences: [absence] };
  const found = businessHoursOf(
    { hours, holidays: [{ day: '2027-01-17', name: 'Fiesta' }], therapist },
    '2027-01-15',
  );
  expect(
    on(found, '2027-01-10').map(({ daysOfWeek, startTime, endTime }) => [daysOfWeek, startTime, endTime]),
  ).toEqual([
    [[0], '10:00', '11:00'],
    [[0], '12:00', '14:00'],
  ]);
  expect(on(found, '2027-01-17')).toEqual([]);
});
