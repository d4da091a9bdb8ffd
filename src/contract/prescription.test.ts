import fc from 'fast-check';
import { prescriptionOf, prescriptionTexts } from './prescription';

it('says what is prescribed in short lines', () => {
  const tempo = { lift: 3, hold: 1, lower: 3, pause: 0 };
  expect(prescriptionTexts({ side: 'right', tempo, upTo: 60, load: '2 kg', band: 'roja' })).toEqual([
    'Lado derecho',
    'Sube en 3 s, mantén 1 s, baja en 3 s',
    'Hasta 60°',
    '2 kg',
    'Banda roja',
  ]);
  expect(prescriptionTexts({ side: 'alternating', band: 'banda verde' })).toEqual([
    'Alternando',
    'Banda verde',
  ]);
  expect(prescriptionTexts({ tempo: { lift: 2, hold: 0, lower: 4, pause: 1 } })).toEqual([
    'Sube en 2 s, baja en 4 s, espera 1 s',
  ]);
  expect(prescriptionTexts(null)).toEqual([]);
});

it('reads whatever a backend sends into a sound prescription, or none', () => {
  expect(prescriptionOf({ side: 'up', tempo: { lift: 3 }, upTo: '60', load: ' ', other: 1 })).toBeNull();
  expect(prescriptionOf({ tempo: { lift: 3, lower: 2 }, load: ' 2 kg ' })).toEqual({
    tempo: { lift: 3, hold: 0, lower: 2, pause: 0 },
    load: '2 kg',
  });
  const part = fc.anything();
  fc.assert(
    fc.property(
      fc.record({ side: part, tempo: part, upTo: part, load: fc.string(), band: part }),
      (value) => {
        const found = prescriptionOf(value);
        if (found) expect(prescriptionOf(found)).toEqual(found);
      },
    ),
  );
});
