import { MINUTE_MS } from '@/contract/common/constants';
import { unzipSync, zipSync, type Unzipped } from 'fflate';
import { readSheet } from 'read-excel-file/universal';
import { IMPORT_LIMITS as LIMITS } from '@/contract/imports';
import { RefusedFile, type Sheet } from './table';

/** The largest sheet of any spreadsheet program. */
const LAST_ROW = 1_048_576;
const LAST_COLUMN = 16_384;
/** Cells of the rectangle that a sheet's values span: the library fills it. */
const MOST_CELLS = 4_000_000;
/** Parts that the library reads. */
const PART = /\.xml(\.rels)?$/;
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const CELL = /<(?:\w+:)?c\b[^>]*?\sr="([A-Z]{1,7})(\d{1,12})"[^>]*>/g;
const ROW = /<(?:\w+:)?row\b[^>]*?\sr="(\d{1,15})"/g;

const columnNumber = (letters: string) =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);

/** Refuses an archive by what its directory says that it unpacks to; the library unpacks no more than that. */
function refuseBombs(bytes: Uint8Array): void {
  const names = new Set<string>();
  let unpacked = 0;
  try {
    unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.add(name);
        unpacked += originalSize;
        return false;
      },
    });
  } catch {
    throw new RefusedFile('broken');
  }
  if (unpacked > LIMITS.unpackedBytes) throw new RefusedFile('bomb');
  if (!names.has('xl/workbook.xml')) throw new RefusedFile('otherKind');
}

/** Refuses sheets whose values span more than is read, before rows are made of them. */
function refuseLargeSheets(files: Unzipped): void {
  for (const [name, sheet] of Object.entries(files)) {
    if (!SHEET.test(name)) continue;
    const xml = new TextDecoder().decode(sheet);
    let [lastRow, lastColumn] = [0, 0];
    for (const [, row] of xml.matchAll(ROW)) if (Number(row) > LAST_ROW) throw new RefusedFile('broken');
    for (const [tag, letters = '', row] of xml.matchAll(CELL)) {
      if (Number(row) > LAST_ROW || columnNumber(letters) > LAST_COLUMN) throw new RefusedFile('broken');
      if (tag.endsWith('/>')) continue;
      lastRow = Math.max(lastRow, Number(row));
      lastColumn = Math.max(lastColumn, columnNumber(letters));
      if (lastRow * lastColumn > MOST_CELLS)
        throw new RefusedFile(lastColumn > LIMITS.columns ? 'tooManyColumns' : 'tooManyRows');
    }
  }
}

/** A day, with its time where a cell has one. */
function momentOf(value: Date): string {
  if (Number.isNaN(value.getTime())) return '';
  // Times of spreadsheets are fractions of a day, a little off.
  const minute = new Date(Math.round(value.getTime() / MINUTE_MS) * MINUTE_MS);
  const [day = '', time = ''] = minute.toISOString().split('T');
  return time.startsWith('00:00') ? day : `${day} ${time.slice(0, 5)}`;
}

/** A cell as text; a day as `YYYY-MM-DD`. Of a formula there is only the value that the program stored. */
function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return momentOf(value);
  if (typeof value === 'boolean') return value ? 'Sí' : 'No';
  return String(value as string | number);
}

/** Cells of the first sheet of a workbook, and how many sheets it has. */
export async function cellsOfWorkbook(bytes: Uint8Array): Promise<Pick<Sheet, 'cells' | 'sheets'>> {
  refuseBombs(bytes);
  try {
    const files = unzipSync(bytes, { filter: ({ name }) => PART.test(name) });
    refuseLargeSheets(files);
    // The library unpacks long parts in workers made of text, which the content policy refuses; stored ones it only copies.
    const rows = await readSheet(zipSync(files, { level: 0 }).buffer as ArrayBuffer);
    const sheets = Object.keys(files).filter((name) => SHEET.test(name)).length;
    return { cells: rows.map((row) => row.map(textOf)), sheets };
  } catch (error) {
    throw error instanceof RefusedFile ? error : new RefusedFile('broken');
  }
}
