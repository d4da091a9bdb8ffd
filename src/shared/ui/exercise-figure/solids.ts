import type { FigurePoint } from '@/contract/exercises/figure';
import type { Vec } from './vector';

/** Fill of a piece of the drawing; the stylesheet gives each its colour. */
export type Tone =
  | 'skin'
  | 'shirt'
  | 'trousers'
  | 'hair'
  | 'prop'
  | 'propLight'
  | 'propDark'
  | 'accent'
  | 'line'
  | 'white'
  | 'ground';

export type Ball = readonly [centre: Vec, radius: number];

/** The rounded hull of some balls: a thigh from two, a chest from four. */
export interface Solid {
  readonly balls: readonly Ball[];
  readonly tone: Tone;
}

/** Solids drawn together: one outline around the union of `solids`, then `over` on top without outline. */
export interface Part {
  readonly name: string;
  readonly solids: readonly Solid[];
  readonly over: readonly Solid[];
  /** Centimetres towards the viewer added to the part's depth, where the mean would order it wrongly. */
  readonly nearer?: number;
  /** Draw `over` from the farthest to the nearest instead of in the written order. */
  readonly overByDepth?: boolean;
  /** Without outline. */
  readonly plain?: boolean;
}

/** A body, hand or foot in the room: its drawable parts and the places others refer to. */
export interface Body {
  readonly points: Readonly<Partial<Record<FigurePoint, Vec>>>;
  readonly parts: readonly Part[];
  /** Height of the lowest thing that bears weight, centimetres. */
  readonly lowest: number;
}

export const solid = (tone: Tone, ...balls: Ball[]): Solid => ({ balls, tone });
