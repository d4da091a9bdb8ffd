import Papa from 'papaparse';
import { type FileRefusal, IMPORT_LIMITS as LIMITS } from '@/contract/imports';
import { RefusedFile } from './refusal';

/** Rows that may come before and between those that count. */
const SPARE_ROWS = 50;
/** A line with which Excel says the separator of a file. */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** Cells of a CSV file with semicolons, commas or tabs. Reading ends where a limit is passed. */
export function cellsOfCsv(text: string): string[][] {
  const said = SEPARATOR_LINE.exec(text);
  const rows: string[][] = [];
  let refused: FileRefusal | undefined;
  Papa.parse<string[]>(said ? text.slice(said[0].length) : text, {
    delimiter: said?.[1] ?? '',
    delimitersToGuess: [';', ',', '\t'],
    skipEmptyLines: 'greedy',
    step: ({ data, errors }, parser) => {
      if (errors.some(({ type }) => type === 'Quotes')) refused = 'unquoted';
      else if (data.length > LIMITS.columns) refused = 'tooManyColumns';
      else if (rows.length >= LIMITS.rows + SPARE_ROWS) refused = 'tooManyRows';
      else if (data.some((cell) => cell.length > LIMITS.cellLength)) refused = 'tooLongCell';
      if (refused) parser.abort();
      else rows.push(data);
    },
  });
  if (refused) throw new RefusedFile(refused);
  return rows;
}
