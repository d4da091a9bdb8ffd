import { DEFAULT_PRACTICE_WEEK } from '@/contract/appointments/openingHours';
import { businessHoursOf } from './businessHours';

test('the usual week is open from Monday to Friday', () => {
  expect(businessHoursOf(DEFAULT_PRACTICE_WEEK)).toEqual(
    [1, 2, 3, 4, 5].map((day) => ({ daysOfWeek: [day], startTime: '08:00', endTime: '20:00' })),
  );
});

test('a Sunday is day 0, and a closed day has no stretch', () => {
  const hours = { 7: [{ from: '10:00', to: '12:00' }] };
  expect(businessHoursOf({ hours, holidays: [] })).toEqual([
    { daysOfWeek: [0], startTime: '10:00', endTime: '12:00' },
  ]);
});

test('holidays interrupt the stretches of their weekday only', () => {
  const open = [{ from: '09:00', to: '14:00' }];
  const found = businessHoursOf({
    hours: { 2: open, 5: open },
    // Two Fridays and a Sunday.
    holidays: ['2027-01-01', '2026-12-25', '2026-12-27'],
  });
  const friday = { daysOfWeek: [5], startTime: '09:00', endTime: '14:00' };
  expect(found).toEqual([
    { daysOfWeek: [2], startTime: '09:00', endTime: '14:00' },
    { ...friday, endRecur: '2026-12-25' },
    { ...friday, startRecur: '2026-12-26', endRecur: '2027-01-01' },
    { ...friday, startRecur: '2027-01-02' },
  ]);
});
