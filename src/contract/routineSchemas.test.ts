import { routineFormSchema } from './routineSchemas';

it('a form of a routine asks for times a day only with days of the week', () => {
  const times = (values: object) =>
    routineFormSchema.pick(['frequency', 'weekdays', 'timesPerDay']).isValidSync(values);
  expect(times({ frequency: 'CUSTOM', weekdays: [1], timesPerDay: 2 })).toBe(true);
  expect(times({ frequency: 'custom', weekdays: [1], timesPerDay: 99 })).toBe(false);
  expect(times({ frequency: 'CUSTOM', weekdays: [1], timesPerDay: null })).toBe(false);
  expect(times({ frequency: 'CUSTOM', weekdays: [], timesPerDay: 99 })).toBe(true);
  expect(times({ frequency: 'DAILY', weekdays: [1], timesPerDay: Number.NaN })).toBe(true);
});
