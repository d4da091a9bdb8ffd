import { IMPORT_LIMITS as LIMITS } from './limits';

/** Values in a row, counted as the server counts those of a body. */
function valuesIn(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce<number>((sum, child) => sum + valuesIn(child), 1);
}

/** Where each call begins and how many rows it takes: few enough to be short, and within what the server accepts. */
export function chunksOf(rows: readonly unknown[]): { from: number; count: number }[] {
  const chunks: { from: number; count: number }[] = [];
  let [from, values, length] = [0, 0, 0];
  rows.forEach((row, at) => {
    const [rowValues, rowLength] = [valuesIn(row), JSON.stringify(row).length];
    const isFull =
      at - from >= LIMITS.chunkRows ||
      values + rowValues > LIMITS.chunkValues ||
      length + rowLength > LIMITS.chunkLength;
    if (isFull && at > from) {
      chunks.push({ from, count: at - from });
      [from, values, length] = [at, 0, 0];
    }
    values += rowValues;
    length += rowLength;
  });
  if (rows.length > from) chunks.push({ from, count: rows.length - from });
  return chunks;
}
