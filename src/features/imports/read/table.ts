/** What a file holds: headings, and below them rows of as many cells. */
export interface FileTable {
  headings: string[];
  rows: string[][];
  /** Line of the first row in the file, as a spreadsheet program counts. */
  firstLine: number;
}
