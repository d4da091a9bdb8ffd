import { IMPORT_LIMITS as LIMITS } from '@/contract/imports';
import { isCalendar, type CalendarOptions, tableOfCalendar } from './calendar';
import { sheetOfCsv, textOfFile } from './csv';
import { RefusedFile, type FileTable, type Sheet } from './table';
import { cellsOfWorkbook } from './xlsx';

const ZIP = [0x50, 0x4b];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** Name of the stream that holds a workbook with a password, in UTF-16. */
const ENCRYPTED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
/** How far the headings may be from the top: titles often stand above them. */
const HEADINGS_WITHIN = 10;

const startsWith = (bytes: Uint8Array, start: readonly number[], from = 0) =>
  start.every((byte, at) => bytes[from + at] === byte);

function holds(bytes: Uint8Array, wanted: readonly number[]): boolean {
  for (let from = bytes.indexOf(wanted[0] ?? 0); from !== -1; from = bytes.indexOf(wanted[0] ?? 0, from + 1))
    if (startsWith(bytes, wanted, from)) return true;
  return false;
}

async function sheetOf(bytes: Uint8Array): Promise<Sheet> {
  if (startsWith(bytes, COMPOUND)) throw new RefusedFile(holds(bytes, ENCRYPTED) ? 'encrypted' : 'oldExcel');
  if (!startsWith(bytes, ZIP)) return sheetOfCsv(textOfFile(bytes));
  const { cells, sheets } = await cellsOfWorkbook(bytes);
  return { cells, sheets, lines: cells.map((_row, at) => at + 1) };
}

const filled = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length;

/** How many columns a row takes up to its last value. */
const lastFilled = (row: readonly string[]) => row.findLastIndex((cell) => cell.trim() !== '') + 1;

/** The first row that fills more than half of the columns: a title and the day of the list fill one or two. */
function headingsAt(cells: readonly string[][]): number {
  const counts = cells.slice(0, HEADINGS_WITHIN).map(filled);
  return counts.findIndex((count) => count > Math.max(...counts) / 2);
}

/** Whether a line counts the others: it begins with «Total», or «Nº total», and says little more. */
const isTotal = (row: readonly string[]): boolean =>
  filled(row) <= 2 && /^\s*(?:n[.ºo]*\s*)?total(?:es)?\b/i.test(row.find((cell) => cell.trim()) ?? '');

/**
 * The table of a CSV file or a workbook, by its first bytes, whatever its name; of a calendar too, where `calendar` says
 * how its times are read. Takes bounded time and memory.
 * @throws RefusedFile
 */
export async function readTable(bytes: Uint8Array, calendar?: CalendarOptions): Promise<FileTable> {
  if (bytes.length > LIMITS.fileBytes) throw new RefusedFile('tooBig');
  if (isCalendar(bytes)) {
    if (!calendar) throw new RefusedFile('calendar');
    return tableOfCalendar(bytes, calendar);
  }
  const { cells, lines, sheets = 1 } = await sheetOf(bytes);
  const at = headingsAt(cells);
  const headings = (cells[at] ?? []).map((cell) => cell.trim());
  while (headings.at(-1) === '') headings.pop();
  const rows = cells.flatMap((row, place) =>
    place > at && filled(row) > 0 ? [{ row, line: lines[place] ?? 0 }] : [],
  );
  // What many programs write at the end would become a patient: «Total pacientes: 1500».
  while (rows.length > 0 && isTotal(rows.at(-1)?.row ?? [])) rows.pop();
  if (headings.length > LIMITS.columns) throw new RefusedFile('tooManyColumns');
  if (rows.length > LIMITS.rows) throw new RefusedFile('tooManyRows');
  if (at === -1 || rows.length === 0) throw new RefusedFile('empty');
  // What stands right of the last heading is a column too, without a name.
  const filledTo = rows.reduce((most, { row }) => Math.max(most, lastFilled(row)), headings.length);
  const width = Math.min(filledTo, LIMITS.columns);
  return {
    headings: Array.from({ length: width }, (_none, column) => headings[column] ?? ''),
    lines: rows.map(({ line }) => line),
    ...(sheets > 1 && { sheets }),
    rows: rows.map(({ row }) => Array.from({ length: width }, (_none, column) => row[column]?.trim() ?? '')),
  };
}
