import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { GreyPicture } from './png';

/**
 * Compact look of a story, small enough to commit: its size, and a coarse grid of sixteen grey levels. A
 * test of the design tokens distinguishes colours of equal lightness.
 */
export interface Signature {
  /** Of the story's box, in CSS pixels. */
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** 0 to 15, row by row; of a look that was not written yet, in fractions. */
  levels: Uint8Array | Float32Array;
}

const MOST_CELLS_ACROSS = 24;
/** Pixels of the (reduced) picture that a cell has at least, each way. */
const LEAST_CELL = 2;
/** The share of cells that may be so many levels apart: one is a rounding, unless it is many cells'. */
const CELLS_APART = [
  { levels: 1, share: 0.02 },
  // Text that begins a pixel further on moves a few cells of a page.
  { levels: 2, share: 0.01 },
];
/**
 * How much a written level may be off, and a little more: a hairline, drawn a trifle lighter, takes a row of cells that
 * lay between two levels from one to the other.
 */
const ROUNDING = 0.5 + 0.2;
const SIZE_APART = { pixels: 4, share: 0.01 };

export function signatureOf(picture: GreyPicture, width: number, height: number): Signature {
  const across = (pixels: number) =>
    Math.max(1, Math.min(MOST_CELLS_ACROSS, Math.floor(pixels / LEAST_CELL)));
  const [columns, rows] = [across(picture.width), across(picture.height)];
  const levels = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const [top, bottom] = [row, row + 1].map((edge) => Math.floor((edge * picture.height) / rows)) as [
      number,
      number,
    ];
    for (let column = 0; column < columns; column += 1) {
      const [left, right] = [column, column + 1].map((edge) =>
        Math.floor((edge * picture.width) / columns),
      ) as [number, number];
      let sum = 0;
      for (let y = top; y < bottom; y += 1)
        for (let x = left; x < right; x += 1) sum += picture.grey[y * picture.width + x] as number;
      levels[row * columns + column] = sum / ((bottom - top) * (right - left)) / 17;
    }
  }
  return { width, height, columns, rows, levels };
}

/** `width×height columns×rows greys`, the greys packed. */
export function writeSignature({ width, height, columns, rows, levels }: Signature): string {
  const packed = new Uint8Array(Math.ceil(levels.length / 2));
  levels.forEach((level, index) => {
    packed[index >> 1] = (packed[index >> 1] as number) | (Math.round(level) << (index % 2 ? 0 : 4));
  });
  return `${width}×${height} ${columns}×${rows} ${deflateRawSync(packed, { level: 9 }).toString('base64')}`;
}

export function readSignature(text: string): Signature {
  const [size = '', grid = '', greys = ''] = text.split(' ');
  const [width = 0, height = 0] = size.split('×').map(Number);
  const [columns = 0, rows = 0] = grid.split('×').map(Number);
  const packed = inflateRawSync(Buffer.from(greys, 'base64'));
  const levels = Uint8Array.from({ length: columns * rows }, (_none, index) => {
    const pair = packed[index >> 1] ?? 0;
    return index % 2 ? pair & 15 : pair >> 4;
  });
  return { width, height, columns, rows, levels };
}

/** Description of the difference; undefined if a person would see none. */
export function differenceOf(before: Signature, now: Signature): string | undefined {
  const apart = (one: number, other: number) =>
    Math.abs(one - other) > Math.max(SIZE_APART.pixels, SIZE_APART.share * one);
  if (apart(before.width, now.width) || apart(before.height, now.height))
    return `it was ${before.width}×${before.height} and is ${now.width}×${now.height}`;
  if (before.columns !== now.columns || before.rows !== now.rows) return undefined;
  return CELLS_APART.some(
    ({ levels, share }) => changedCells(before, now, levels).length > share * before.levels.length,
  )
    ? `${changedCells(before, now).length} of its ${before.levels.length} cells are lighter or darker`
    : undefined;
}

/** Indices of the cells that are lighter or darker, by so many levels at least. */
export const changedCells = (before: Signature, now: Signature, levels = 1): number[] =>
  [...Array(now.levels.length).keys()].filter(
    (index) => Math.abs((before.levels[index] ?? 0) - (now.levels[index] ?? 0)) > levels - 1 + ROUNDING,
  );
