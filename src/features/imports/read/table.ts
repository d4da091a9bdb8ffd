import { FILE_REFUSALS, type FileRefusal } from '@/contract/imports';

/** What a file holds: headings, and below them rows of as many cells. */
export interface FileTable {
  headings: string[];
  rows: string[][];
  /** Line of each row in the file, as a spreadsheet program counts. */
  lines: number[];
  /** How many sheets a workbook has, of which the first one is read. Absent where there is only one. */
  sheets?: number;
}

/** Cells of a file, and the line of each row of them. */
export interface Sheet {
  cells: string[][];
  lines: number[];
  /** How many sheets its workbook has; absent for a text file. */
  sheets?: number;
}

/** A file that is not read, with the reason in Spanish. */
export class RefusedFile extends Error {
  readonly reason: FileRefusal;

  constructor(reason: FileRefusal) {
    super(FILE_REFUSALS[reason]);
    this.name = 'RefusedFile';
    this.reason = reason;
  }
}
