import { absenceBody, absenceValues, wholeSpan, type AbsenceValues } from './absenceValues';
import { HOURS_FIXTURE } from './fixtures';

const TYPED: AbsenceValues = {
  kind: 'HOLIDAYS',
  from: '2026-12-01',
  to: '2026-12-15',
  isPart: false,
  start: '09:00',
  end: '12:00',
  reason: ' ',
};
const DAYS = { from: '2026-12-01', to: '2026-12-15', start: null, end: null };
const PART = { from: '2026-12-01', to: '2026-12-01', start: '09:00', end: '12:00' };

it.each([
  ['all its days', false, DAYS],
  ['a part of the first', true, PART],
])('is of %s, before it is saved too', (_what, isPart, span) => {
  const values = { ...TYPED, isPart };
  expect(absenceBody(values)).toEqual({ ...span, kind: 'HOLIDAYS', reason: null });
  expect(wholeSpan({ ...values, kind: '' })).toEqual(span);
});

it('is of no days until both are typed', () => {
  expect(wholeSpan({ ...TYPED, to: '' })).toBeNull();
});

it.each(HOURS_FIXTURE.absences)('opens as it was stored: $kind', (absence) => {
  const { id: _id, ...stored } = absence;
  expect(absenceBody(absenceValues(absence))).toEqual(stored);
});
