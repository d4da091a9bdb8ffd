import { render } from '@testing-library/react';
import { recordSections } from '@/contract/recordSections';
import { recordFixture } from '../fixtures';
import { valueLines } from '../valueLines';
import { RecordSheet } from './RecordSheet';

/** Texts under each label of each row, by section. */
function shown(container: HTMLElement) {
  return [...container.querySelectorAll('section')].map((section) =>
    [...section.querySelectorAll('li')].map((row) =>
      [...row.querySelectorAll('dl > div')].map((item) => [
        item.querySelector('dt')?.textContent,
        [...item.querySelectorAll('dd')].map(({ textContent }) => textContent),
      ]),
    ),
  );
}

test('every row of every section shows every column that has a label', () => {
  const [full, own] = [recordFixture(3), recordFixture(3, 'patient')];
  // The columns of both readers, so that all are rendered.
  const copy = { ...full, sections: { ...full.sections, userSessions: own.sections.userSessions } };
  const { container } = render(<RecordSheet copy={copy} />);
  const sections = shown(container);
  expect(sections).toHaveLength(recordSections().length);
  recordSections().forEach(([table, { columns }], index) => {
    const labelled = Object.entries(columns).filter(([, { label }]) => label !== null);
    expect(sections[index]).toEqual(
      copy.sections[table].map((row) =>
        labelled.map(([name, column]) => {
          const lines = valueLines(column, row[name], row, copy.names);
          expect([table, name, lines.length]).not.toEqual([table, name, 0]);
          return [column.label, lines];
        }),
      ),
    );
  });
});

test('what is written reads as it was written, names and days in words', () => {
  const copy = recordFixture(1);
  const { container } = render(<RecordSheet copy={copy} />);
  for (const text of [
    'patients medicalHistory 0',
    'messages content 0',
    'Ana Ruiz Soler',
    'Puente de glúteo',
    'Vio la ficha',
    'Zonas: region-0',
    'movimiento-0 · Izquierda · 90°',
    'grupo-0 · Derecha · fuerza 4/5',
    'prueba-0 · Bilateral · Positiva · detalle-0',
    'anotado-0 · 3 × 10 · 30 s · apunte-0',
    '10/11/2026, 10:30',
  ])
    expect(container).toHaveTextContent(text);
});

test('a number has a decimal comma', () => {
  const copy = recordFixture(1);
  copy.sections.patientDetails[0] = { ...copy.sections.patientDetails[0], height: 170, weight: 72.5 };
  const { container } = render(<RecordSheet copy={copy} />);
  expect(container).toHaveTextContent('Talla (cm)170');
  expect(container).toHaveTextContent('Peso (kg)72,5');
});

test('a special test without a side names none', () => {
  const tests = [{ name: 'Ober', side: 'NONE', result: 'NEGATIVE', notes: null }];
  const lines = valueLines({ kind: 'findings', label: 'Hallazgos' }, { tests }, {}, recordFixture(1).names);
  expect(lines).toEqual(['Ober · Negativa']);
});

test('an earlier version reads like the row of which it is one', () => {
  const { names } = recordFixture(1);
  const content = { allergies: 'Látex', reason: 'Lumbalgia', dischargedOn: '2026-10-12', dischargedBy: 'u1' };
  const lines = (entity: string) =>
    valueLines({ kind: 'snapshot', label: 'Decía' }, content, { entity }, names);
  expect(lines('PATIENT')).toEqual(['Alergias: Látex']);
  expect(lines('EPISODE')).toEqual([
    'Motivo: Lumbalgia',
    'Alta: 12/10/2026',
    'Alta dada por: Ana Ruiz Soler',
  ]);
});

test('a patient’s own copy says what it leaves out', () => {
  const { container } = render(<RecordSheet copy={recordFixture(1, 'patient')} />);
  expect(container).toHaveTextContent('Las anotaciones subjetivas');
  expect(container).not.toHaveTextContent('patients notes 0');
});
