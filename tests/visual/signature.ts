import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { GreyPicture } from './png';

/**
 * Look of a story, small enough to commit: its size, and a coarse grid of sixteen grey levels. Colours of
 * equal lightness look the same here; a test of the design tokens distinguishes them.
 */
export interface Signature {
  /** Size of the story's box, in CSS pixels. */
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** 0 to 15, row by row. Fractional before the look is written. */
  levels: Uint8Array | Float32Array;
}

const MOST_CELLS_ACROSS = 24;
/** Minimum width and height of a cell, in pixels of the reduced picture. */
const LEAST_CELL = 2;
/**
 * Maximum share of cells that may differ by at least so many levels. One level may be a rounding error,
 * unless many cells differ.
 */
const CELLS_APART = [
  { levels: 1, share: 0.02 },
  // Text that starts one pixel further on changes a few cells of a page.
  { levels: 2, share: 0.01 },
];
/**
 * Rounding error of a stored level, plus some tolerance: a slightly lighter hairline moves a row of cells
 * that lie between two levels to the other one.
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

/** Format `width×height columns×rows greys`, with packed grey levels. */
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

/** Description of the difference; undefined if nobody would see it. */
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

/** Indices of the cells that differ by at least `levels`. */
export const changedCells = (before: Signature, now: Signature, levels = 1): number[] =>
  [...Array(now.levels.length).keys()].filter(
    (index) => Math.abs((before.levels[index] ?? 0) - (now.levels[index] ?? 0)) > levels - 1 + ROUNDING,
  );
