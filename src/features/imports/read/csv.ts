import Papa from 'papaparse';
import { type FileRefusal, IMPORT_LIMITS as LIMITS } from '@/contract/imports';
import { RefusedFile, type Sheet } from './table';

const UTF8_MARK = [0xef, 0xbb, 0xbf];
/** Characters that no list of patients holds: what is left of binary files and of wrong encodings. */
const UNREADABLE = /[\u0000-\u0008\u000e-\u001f\u0080-\u009f\ufffd]/;

const startsWith = (bytes: Uint8Array, start: readonly number[]) =>
  start.every((byte, at) => bytes[at] === byte);

function decode(bytes: Uint8Array): string {
  if (startsWith(bytes, [0xff, 0xfe])) return new TextDecoder('utf-16le').decode(bytes);
  if (startsWith(bytes, [0xfe, 0xff])) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    // What claims to be UTF-8 and is not has been damaged.
    if (startsWith(bytes, UTF8_MARK)) throw new RefusedFile('encoding');
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Text of a CSV file: UTF-8 with or without its mark, UTF-16 with it, or else Windows-1252. */
export function textOfFile(bytes: Uint8Array): string {
  if (startsWith(bytes, [0x25, 0x50, 0x44, 0x46])) throw new RefusedFile('otherKind');
  const text = decode(bytes);
  if (text.includes('\u0000')) throw new RefusedFile('otherKind');
  if (UNREADABLE.test(text)) throw new RefusedFile('encoding');
  return text;
}

/** Rows that may come before and between those that count. */
const SPARE_ROWS = 50;
/** A line with which Excel says the separator of a file. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** The separator of a text, guessed without its empty lines. */
const separatorIn = (text: string): string =>
  Papa.parse(text, { delimitersToGuess: [';', ',', '\t'], skipEmptyLines: 'greedy', preview: 1 }).meta
    .delimiter;

const isEmpty = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/** Cells of a CSV file with semicolons, commas or tabs. Empty lines count, and are left out. Ends where a limit is passed. */
export function sheetOfCsv(text: string): Sheet {
  const said = SEPARATOR_LINE.exec(text);
  const body = said ? text.slice(said[0].length) : text;
  const sheet: Sheet = { cells: [], lines: [] };
  let line = 0;
  let refused: FileRefusal | undefined;
  Papa.parse<string[]>(body, {
    delimiter: said?.[1] ?? separatorIn(body),
    step: ({ data, errors }, parser) => {
      line += 1;
      if (errors.some(({ type }) => type === 'Quotes')) refused = 'unquoted';
      else if (isEmpty(data)) return;
      else if (data.length > LIMITS.columns) refused = 'tooManyColumns';
      else if (sheet.cells.length >= LIMITS.rows + SPARE_ROWS) refused = 'tooManyRows';
      else if (data.some((cell) => cell.length > LIMITS.cellLength)) refused = 'tooLongCell';
      if (refused) parser.abort();
      else {
        sheet.cells.push(data);
        sheet.lines.push(line);
      }
    },
  });
  if (refused) throw new RefusedFile(refused);
  return sheet;
}
