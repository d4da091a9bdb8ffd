import fc from 'fast-check';
import Papa from 'papaparse';
import { readSheet } from 'read-excel-file/node';
import { unzipSync, strFromU8 } from 'fflate';
import { fileOf, type ListColumn } from './table';

interface Row {
  name: string;
  born: string | null;
  minutes: number;
}

const COLUMNS: ListColumn<Row>[] = [
  { heading: 'Nombre', value: ({ name }) => name },
  { heading: 'Nacimiento', kind: 'day', value: ({ born }) => born },
  { heading: 'Minutos', kind: 'number', value: ({ minutes }) => minutes },
];

const tableOf = (...rows: Row[]) => ({ title: 'Pacientes', columns: COLUMNS, rows });
const named = (name: string): Row => ({ name, born: null, minutes: 1 });
const FORMULAS = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '=1\n+2', '=HYPERLINK("http://a";"b")'];

const sheetXml = (bytes: Uint8Array) =>
  strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? new Uint8Array());

describe('CSV', () => {
  test('has its mark, semicolons, line ends of Windows and Spanish days', async () => {
    const bytes = await fileOf(tableOf({ name: 'Íñigo; «Peña»', born: '1958-03-09', minutes: 45 }), 'CSV');
    expect(bytes.toString('utf8')).toBe('\uFEFFNombre;Nacimiento;Minutos\r\n"Íñigo; «Peña»";09/03/1958;45');
  });

  test.each(FORMULAS)('%j does not begin a cell', async (formula) => {
    const text = (await fileOf(tableOf(named(formula)), 'CSV')).toString('utf8');
    expect(Papa.parse<string[]>(text.slice(1), { delimiter: ';' }).data[1]?.[0]).toBe(`'${formula}`);
  });

  test('no text begins a formula, and all of it is there', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }),
        async (names) => {
          const text = (await fileOf(tableOf(...names.map(named)), 'CSV')).toString('utf8').slice(1);
          const cells = Papa.parse<string[]>(text, { delimiter: ';', newline: '\r\n' }).data.slice(1);
          expect(cells.map(([cell]) => cell?.replace(/^'(?=[=+\-@\t\r\n])/, ''))).toEqual(names);
          expect(cells.filter(([cell]) => /^[=+\-@\t\r\n]/.test(cell ?? ''))).toEqual([]);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('XLSX', () => {
  test('holds days as days, numbers as numbers and everything else as text', async () => {
    const bytes = await fileOf(tableOf({ name: '+34 612', born: '1958-03-09', minutes: 45 }), 'XLSX');
    expect(await readSheet(bytes as Buffer)).toEqual([
      ['Nombre', 'Nacimiento', 'Minutos'],
      ['+34 612', new Date('1958-03-09T00:00:00Z'), 45],
    ]);
  });

  test('no cell is a formula', async () => {
    const bytes = await fileOf(tableOf(...FORMULAS.map(named)), 'XLSX');
    expect(sheetXml(bytes)).not.toMatch(/<f[ >]/);
    expect((await readSheet(bytes as Buffer)).slice(1).map(([name]) => name)).toEqual(
      FORMULAS.map((formula) => formula.trim()),
    );
  });
});
