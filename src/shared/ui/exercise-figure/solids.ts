import type { FigurePoint } from '@/contract/figure';
import type { Frame, Vec } from './vector';

/** Fill of a piece. The style sheet defines its colour. */
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

/** Rounded hull of balls: a thigh from two, a chest from four. */
export interface Solid {
  readonly balls: readonly Ball[];
  readonly tone: Tone;
}

/** A box in the room: its centre, its axes, and half its length, height and width. */
export interface Slab {
  readonly centre: Vec;
  readonly frame: Frame;
  readonly half: Vec;
}

/** Solids drawn together: one outline around the union of `solids`, then `over` on top without an outline. */
export interface Part {
  readonly name: string;
  readonly solids: readonly Solid[];
  readonly over: readonly Solid[];
  /** Centimetres added to the part's depth, where its mean depth would sort it wrongly. */
  readonly nearer?: number;
  /** Draws `over` from the farthest to the nearest instead of in the given order. */
  readonly overByDepth?: boolean;
  /** Without outline. */
  readonly plain?: boolean;
  /** The box that a piece of furniture fills, so that it can be put before or behind a body from any side. */
  readonly slab?: Slab;
}

/** A body, hand or foot: its parts to draw, and the named points. */
export interface Body {
  readonly points: Readonly<Partial<Record<FigurePoint, Vec>>>;
  readonly parts: readonly Part[];
  /** Height of the lowest weight-bearing part, in centimetres. */
  readonly lowest: number;
  /** How the feet lie. Absent in close-ups. */
  readonly feet?: { readonly R: Frame; readonly L: Frame };
}

export const solid = (tone: Tone, ...balls: Ball[]): Solid => ({ balls, tone });
