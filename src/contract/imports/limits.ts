/**
 * How much of a file is read. A practice's list of ten thousand patients fits in; what does not is refused before it takes
 * memory.
 */
export const IMPORT_LIMITS = {
  /** Bytes of the file, and of a workbook unpacked. */
  fileBytes: 15 * 1024 * 1024,
  unpackedBytes: 80 * 1024 * 1024,
  /** Rows below the headings, columns, characters of a cell. */
  rows: 10_000,
  columns: 200,
  cellLength: 10_000,
  /** Rows, values and characters of one call: a call is short, so that others come in between. */
  chunkRows: 100,
  chunkValues: 1800,
  chunkLength: 300_000,
  /** Hours after which an import that nobody ended is destroyed. */
  unfinishedHours: 2,
  /** How many earlier imports are listed. */
  listed: 20,
} as const;
