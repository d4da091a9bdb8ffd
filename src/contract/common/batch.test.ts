import { batchText, chosenText } from './batch';

const WORDS = { noun: ['cita', 'citas'], done: ['confirmada', 'confirmadas'] } as const;

it.each([
  [{ done: 3, failed: 0 }, '3 citas confirmadas.'],
  [{ done: 1, failed: 0 }, '1 cita confirmada.'],
  [{ done: 2, failed: 1, reason: 'Cita no encontrada' }, '2 confirmadas, 1 no se pudo: Cita no encontrada'],
  [{ done: 0, failed: 2, reason: 'Error de conexión' }, '0 confirmadas, 2 no se pudieron: Error de conexión'],
  [{ done: 1, failed: 1 }, '1 confirmada, 1 no se pudo'],
])('%j is told as %s', (outcome, text) => {
  expect(batchText(outcome, WORDS)).toBe(text);
});

it('counts what is chosen in words that fit', () => {
  expect([0, 1, 3].map(chosenText)).toEqual(['0 seleccionadas', '1 seleccionada', '3 seleccionadas']);
});
