import {
  APPOINTMENT_STATUSES,
  cancelQuestion,
  changeable,
  correctedStatus,
  deleteQuestion,
  fixedText,
  resolvedText,
} from './appointments';

const rows = APPOINTMENT_STATUSES.map((status) => ({ status }));

it('changes only what the status of each allows', () => {
  expect(changeable(rows, 'CONFIRMED')).toEqual([{ status: 'SCHEDULED' }]);
  expect(changeable(rows, 'CANCELLED')).toEqual([{ status: 'SCHEDULED' }]);
});

it('asks and tells in words that fit the count', () => {
  expect([1, 3].map(cancelQuestion)).toEqual(['¿Cancelar 1 cita?', '¿Cancelar 3 citas?']);
  expect([1, 3].map(deleteQuestion)).toEqual(['¿Eliminar 1 cita?', '¿Eliminar 3 citas?']);
  expect(resolvedText({ moved: 2, given: 1, cancelled: 0 })).toBe(
    'Citas resueltas: 2 movidas, 1 pasada a otro fisioterapeuta.',
  );
  expect(resolvedText({ moved: 0, given: 0, cancelled: 24 })).toBe('Citas resueltas: 24 canceladas.');
  expect([0, 1, 2].map(fixedText)).toEqual(['', '1 no admite cambios', '2 no admiten cambios']);
});

it.each([
  ['COMPLETED', true, 'NO_SHOW'],
  ['COMPLETED', false, 'CONFIRMED'],
  ['NO_SHOW', true, 'COMPLETED'],
  ['CANCELLED', true, undefined],
  ['CONFIRMED', true, undefined],
] as const)('%s, begun: %s, is corrected to %s', (status, hasBegun, corrected) => {
  expect(correctedStatus(status, hasBegun)).toBe(corrected);
});
