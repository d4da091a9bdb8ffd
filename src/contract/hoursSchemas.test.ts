import { absenceFormSchema } from './hoursSchemas';

test('what is left half typed in a field that is no longer shown does not stop an absence', () => {
  const part = { kind: 'OTHER', isPart: true, from: '2026-12-01', start: '09:00', end: '10:00' };
  expect(absenceFormSchema.isValidSync({ ...part, to: '2026-12-__' })).toBe(true);
  const days = { kind: 'OTHER', isPart: false, from: '2026-12-01', to: '2026-12-02' };
  expect(absenceFormSchema.isValidSync({ ...days, start: '__:30', end: '' })).toBe(true);
  expect(absenceFormSchema.isValidSync({ ...days, to: '2026-12-__' })).toBe(false);
});
