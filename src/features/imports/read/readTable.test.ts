import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { guessMapping } from '@/contract/importFields';
import { IMPORT_LIMITS } from '@/contract/imports';
import { letterMOf, rowBody } from '@/contract/importRows';
import { patientBodySchema } from '@/contract/patientSchemas';
import { readTable } from './readTable';
import type { FileTable } from './table';

const fixture = (name: string) => new Uint8Array(readFileSync(path.join(__dirname, 'fixtures', name)));
const utf8 = (text: string) => new TextEncoder().encode(text);
const refusal = async (bytes: Uint8Array) => {
  try {
    await readTable(bytes);
  } catch (error) {
    return (error as { reason?: string }).reason ?? String(error);
  }
  return 'read';
};
const bodiesOf = ({ headings, rows }: FileTable) => {
  const mapping = guessMapping(headings);
  const days = { today: '2026-11-24', zone: 'Europe/Madrid' };
  const context = { mapping, ...days, letterM: letterMOf(mapping, rows) };
  return rows.map((row) => {
    const { body, errors } = rowBody(row, context);
    expect(errors).toEqual({});
    return patientBodySchema.validateSync(body, { stripUnknown: true });
  });
};

/** A workbook with one sheet of the given XML, otherwise as saved by a program. */
const workbookOf = (sheetData: string) => {
  const files = unzipSync(fixture('workbook.xlsx'));
  const sheet = new TextDecoder().decode(files['xl/worksheets/sheet1.xml']);
  return zipSync({
    ...files,
    'xl/worksheets/sheet1.xml': strToU8(
      sheet.replace(/<sheetData>.*<\/sheetData>/s, `<sheetData>${sheetData}</sheetData>`),
    ),
  });
};

/** Says in the directory of an archive that each file has `size` bytes unpacked. */
function claiming(size: number, archive: Uint8Array): Uint8Array {
  const view = new DataView(archive.buffer, archive.byteOffset);
  for (let at = 0; at + 46 < archive.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, size, true);
  return archive;
}

const textCell = (address: string, text: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('files of a spreadsheet program are taken over as they are', () => {
  test('titles stand above the headings, and telephones and postal codes are numbers', async () => {
    const table = await readTable(fixture('titled-numbers.xlsx'));
    expect([table.headings.length, table.lines]).toEqual([8, [5, 6, 7]]);
    expect(bodiesOf(table)).toMatchObject([
      { dateOfBirth: '1958-03-09', phone: '612345678', details: { postalCode: '03001' } },
      { dateOfBirth: '1990-12-31', phone: '34699111222', notes: 'línea 1\nlínea 2' },
      { dateOfBirth: '1976-02-29', phone: '933445566', details: { postalCode: '08001' } },
    ]);
  });

  test.each(['semicolons-utf8.csv', 'commas-windows.csv', 'tabs-utf16.csv', 'workbook.xlsx'])(
    '%s',
    async (name) => {
      const table = await readTable(fixture(name));
      expect(table.headings).toHaveLength(10);
      expect(bodiesOf(table)).toMatchObject([
        {
          name: 'María Dolores Fernández-Castañeda Núñez',
          dateOfBirth: '1958-03-09',
          gender: 'FEMALE',
          phone: '612 345 678',
          email: 'maria.dolores@correo.example',
          notes: 'Dolor lumbar; prefiere tardes',
          details: { documentNumber: '12345678Z', postalCode: '08001', town: 'Barcelona' },
        },
        {
          name: 'Íñigo Peña Ruiz',
          dateOfBirth: '1990-12-31',
          gender: 'MALE',
          phone: '+34 699 111 222',
          notes: 'Dijo: "mejor los lunes"',
          details: { documentNumber: 'X1234567L' },
        },
        { name: 'Begoña Güell', dateOfBirth: '2001-02-01', phone: '933445566', details: { town: 'Reus' } },
      ]);
    },
  );

  test('of a formula only the value that the program stored is read', async () => {
    const { rows } = await readTable(fixture('formulas.xlsx'));
    expect(rows).toEqual([['Ana Ruiz', '612345678']]);
  });
});

describe('other layouts', () => {
  test('a mark, a line with the separator, titles above and empty lines are passed over', async () => {
    const text = '\uFEFFsep=;\r\nListado de pacientes;;\r\n\r\nNombre;Móvil;\r\n;;\r\n"Ruiz, Eva";612;\r\n';
    expect(await readTable(utf8(text))).toMatchObject({
      headings: ['Nombre', 'Móvil'],
      rows: [['Ruiz, Eva', '612']],
      lines: [5],
    });
  });

  test('a single column, lines of Unix and a cell of several lines', async () => {
    expect((await readTable(utf8('Nombre\nEva\nLeo'))).rows).toEqual([['Eva'], ['Leo']]);
    const { rows } = await readTable(utf8('Nombre;Notas\nEva;"una\ndos"\n'));
    expect(rows).toEqual([['Eva', 'una\ndos']]);
  });
});

test('a column without a heading is kept, also the last one', async () => {
  expect(await readTable(utf8('Nombre;;Móvil;DNI;\nEva;a;612;;b;\nLeo;;;;;\n'))).toMatchObject({
    headings: ['Nombre', '', 'Móvil', 'DNI', ''],
    rows: [
      ['Eva', 'a', '612', '', 'b'],
      ['Leo', '', '', '', ''],
    ],
  });
});

test('a count at the end of a list is nobody', async () => {
  const read = async (end: string) =>
    (await readTable(utf8(`Nombre;DNI;Teléfono\nTotó Leal;;\nEva Ruiz;;600111222\n${end}`))).rows.map(
      ([name]) => name,
    );
  for (const end of ['Total pacientes: 2;;', ';Total;2', '\nNº total: 2;;\nTotales;2;'])
    expect(await read(end)).toEqual(['Totó Leal', 'Eva Ruiz']);
  expect(await read('Leo Total;;')).toHaveLength(3);
});

test('rows keep their lines in the file, with empty ones between them and cells of several lines', async () => {
  const text = 'Nombre;Notas\r\nEva;"una\r\ndos"\r\n\r\n;\r\nLeo;\r\n';
  expect((await readTable(utf8(text))).lines).toEqual([2, 5]);
  const row = (line: number, name: string) =>
    `<row r="${line}">${textCell(`A${line}`, name)}${textCell(`B${line}`, 'x')}</row>`;
  const book = workbookOf(row(3, 'Nombre') + row(4, 'Eva') + row(7, 'Leo'));
  expect((await readTable(book)).lines).toEqual([4, 7]);
});

describe('hostile and mistaken files are refused for a reason', () => {
  const rowsOf = (count: number) => `Nombre;Móvil\n${'Eva;612\n'.repeat(count)}`;

  test.each<[string, string, () => Uint8Array]>([
    ['an empty file', 'empty', () => new Uint8Array()],
    ['headings alone', 'empty', () => utf8('Nombre;Móvil\n')],
    ['one row too many', 'tooManyRows', () => utf8(rowsOf(IMPORT_LIMITS.rows + 1))],
    ['a million rows', 'tooManyRows', () => utf8(rowsOf(1_000_000))],
    ['500 columns', 'tooManyColumns', () => utf8(`${'A;'.repeat(500)}\n${'b;'.repeat(500)}`)],
    ['a cell of a megabyte', 'tooLongCell', () => utf8(`Nombre;Notas\nEva;${'a'.repeat(1_000_000)}`)],
    ['more bytes than are read', 'tooBig', () => new Uint8Array(IMPORT_LIMITS.fileBytes + 1)],
    ['quotes that never close', 'unquoted', () => utf8('Nombre;Notas\n"Eva;612\nLeo;613\n')],
    ['a PDF', 'otherKind', () => utf8('%PDF-1.7\n')],
    ['a picture', 'otherKind', () => new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0, 1, 2, 3])],
    [
      'a damaged encoding',
      'encoding',
      () => new Uint8Array([...utf8('\uFEFFNombre;Notas\nEva;'), 0xff, 0xfe, 0x0a]),
    ],
    ['bytes of no encoding', 'encoding', () => new Uint8Array([...utf8('Nombre\nEva'), 0x81, 0x8d, 0x0a])],
    ['an old workbook, also renamed', 'oldExcel', () => fixture('old.xls')],
    [
      'a workbook with a password',
      'encrypted',
      () =>
        new Uint8Array([
          0xd0,
          0xcf,
          0x11,
          0xe0,
          0xa1,
          0xb1,
          0x1a,
          0xe1,
          ...Buffer.from('EncryptedPackage', 'utf16le'),
        ]),
    ],
    ['another archive', 'otherKind', () => zipSync({ 'word/document.xml': strToU8('<a/>') })],
    ['half a workbook', 'broken', () => fixture('workbook.xlsx').slice(0, 3000)],
    [
      'a zip bomb',
      'bomb',
      () =>
        claiming(
          100_000_000,
          zipSync({ 'xl/workbook.xml': strToU8('<a/>'), 'xl/worksheets/sheet1.xml': strToU8('<a/>') }),
        ),
    ],
    [
      'a sheet of a million rows in two cells',
      'tooManyRows',
      () =>
        workbookOf(
          `<row r="1">${textCell('A1', 'Nombre')}${textCell('H1', 'x')}</row><row r="1048576">${textCell('A1048576', 'x')}</row>`,
        ),
    ],
    [
      'a cell beyond every sheet',
      'broken',
      () => workbookOf(`<row r="999999999999">${textCell('A999999999999', 'x')}</row>`),
    ],
    [
      '500 columns in a workbook',
      'tooManyColumns',
      () =>
        workbookOf(
          `<row r="1">${textCell('A1', 'Nombre')}${textCell('SF1', 'x')}</row><row r="2">${textCell('A2', 'Eva')}</row>`,
        ),
    ],
  ])('%s', async (_what, reason, bytes) => {
    const before = process.memoryUsage().rss;
    expect(await refusal(bytes())).toBe(reason);
    expect(process.memoryUsage().rss - before).toBeLessThan(500_000_000);
  });

  test('an archive whose directory lies about a size is not unpacked beyond it', async () => {
    const bomb = zipSync({
      'xl/workbook.xml': strToU8('<a/>'),
      'xl/worksheets/sheet1.xml': new Uint8Array(5_000_000),
    });
    expect(await refusal(claiming(1000, bomb))).toBe('broken');
  });
});
