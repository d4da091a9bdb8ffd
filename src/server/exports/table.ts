import Papa from 'papaparse';
import writeXlsxFile, { type SheetData } from 'write-excel-file/node';
import { isPlainDay, spanishDay } from '@/contract/common/practiceTime';
import type { ListFormat } from '@/contract/exports';

/** A column of a list as a file. A `day` value is `YYYY-MM-DD`, a `number` digits. */
export interface ListColumn<Row> {
  heading: string;
  kind?: 'text' | 'day' | 'number';
  value: (row: Row) => string | number | null | undefined;
}

/** A list ready to be written. */
export interface ListTable<Row> {
  /** Name of the sheet. */
  title: string;
  columns: readonly ListColumn<Row>[];
  rows: readonly Row[];
}

/** Makes spreadsheet programs read the file as UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** What spreadsheet programs may calculate, also if the text goes on in a second line. */
const FORMULA_START = /^[=+\-@\t\r\n]/;
/** Characters of a column; wide enough for a name, narrow enough for a screen. */
const WIDTH = 22;

/**
 * Text for Spanish spreadsheet programs: UTF-8 with its mark, semicolons, one line a row. What would begin a formula gets an
 * apostrophe in front, as spreadsheet programs mark text.
 */
function csvOf<Row>({ columns, rows }: ListTable<Row>): Buffer {
  const lines = rows.map((row) =>
    columns.map(({ kind, value }) => {
      const cell = value(row) ?? '';
      return kind === 'day' ? spanishDay(String(cell)) : String(cell);
    }),
  );
  const text = Papa.unparse([columns.map(({ heading }) => heading), ...lines], {
    delimiter: ';',
    newline: '\r\n',
    escapeFormulae: FORMULA_START,
  });
  return Buffer.from(BYTE_ORDER_MARK + text, 'utf8');
}

/** A cell with its own type: what is typed as text is never calculated. */
function cellOf<Row>({ kind, value }: ListColumn<Row>, row: Row) {
  const content = value(row) ?? '';
  if (content === '') return null;
  if (kind === 'day' && isPlainDay(String(content)))
    return { type: Date, value: new Date(`${content}T00:00:00Z`), format: 'dd/mm/yyyy' };
  if (kind === 'number') return { type: Number, value: Number(content) };
  return { type: String, value: String(content) };
}

async function xlsxOf<Row>({ title, columns, rows }: ListTable<Row>): Promise<Buffer> {
  const headings = columns.map(({ heading }) => ({
    type: String,
    value: heading,
    fontWeight: 'bold' as const,
  }));
  const body = rows.map((row) => columns.map((column) => cellOf(column, row)));
  const sheet = { sheet: title, stickyRowsCount: 1, columns: columns.map(() => ({ width: WIDTH })) };
  return writeXlsxFile([headings, ...body] as SheetData, sheet).toBuffer();
}

/** The bytes of a list in a format. */
export const fileOf = <Row>(table: ListTable<Row>, format: ListFormat): Buffer | Promise<Buffer> =>
  format === 'CSV' ? csvOf(table) : xlsxOf(table);
