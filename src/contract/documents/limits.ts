const MEGABYTE = 1024 * 1024;

/** Limits of documents. Sizes are in bytes. */
export const DOCUMENT_LIMITS = {
  bytesMax: 15 * MEGABYTE,
  /** Size of each piece in which a file is sent, stored and read. Only the last one is smaller. */
  pieceBytes: 256 * 1024,
  nameMax: 120,
  /** Longest name of a file that is read and shortened. */
  rawNameMax: 1000,
  noteMax: 300,
  /** Pixels of a picture: the largest photos of phones have 50 million. */
  pixelsMax: 52_000_000,
  /** Pixels of a HEIC photo, whose decoder takes some 20 bytes for each. */
  heicPixelsMax: 26_000_000,
  /** Files that are chosen at once. */
  filesMax: 20,
  /** Uploads that one person may have begun and not finished. */
  unfinishedMax: 20,
  /** Documents that one patient may send in 24 hours. */
  sentPerDay: 40,
  /** Hours after which an upload that nobody continues is removed. */
  unfinishedHours: 2,
} as const;

/** Room for the documents of the practice, in gigabytes. */
export const DOCUMENT_SPACE = { defaultGb: 5, minGb: 1, maxGb: 1000, gbBytes: 1024 * MEGABYTE } as const;

/** Number of pieces of a file. */
export const piecesOf = (size: number): number => Math.ceil(size / DOCUMENT_LIMITS.pieceBytes);

/** Size of one piece, counted from 0, of a file. */
export const pieceSize = (size: number, piece: number): number =>
  Math.min(DOCUMENT_LIMITS.pieceBytes, size - piece * DOCUMENT_LIMITS.pieceBytes);
