import type { Camera } from './camera';
import { byDepth } from './shapes';
import type { Part, Slab } from './solids';
import { along, dot, scale, subtract, WORLD, type Vec } from './vector';

/** The box around a piece of furniture that is not a box itself, e.g. a pillow. */
function slabAround({ solids }: Part): Slab {
  const balls = solids.flatMap((piece) => piece.balls);
  const low = [0, 1, 2].map((axis) => Math.min(...balls.map(([at, radius]) => at[axis]! - radius)));
  const high = [0, 1, 2].map((axis) => Math.max(...balls.map(([at, radius]) => at[axis]! + radius)));
  const middle = [0, 1, 2].map((axis) => (low[axis]! + high[axis]!) / 2) as unknown as Vec;
  const half = [0, 1, 2].map((axis) => (high[axis]! - low[axis]!) / 2) as unknown as Vec;
  return { centre: middle, frame: WORLD, half };
}

export const slabOf = (part: Part): Slab => part.slab ?? slabAround(part);

/**
 * Whether `part` hides the slab where both are in the same place of the drawing. The face of the slab that
 * parts them best decides: what lies before a face turned to the viewer is nearer than the slab.
 */
export function hidesSlab(camera: Camera, { centre, frame, half }: Slab, part: Part): boolean {
  const balls = part.solids.flatMap((piece) => piece.balls);
  const axes = [frame.f, frame.u, frame.r];
  let best = { gap: -Infinity, nearer: true };
  axes.forEach((axis, index) => {
    for (const sign of [1, -1]) {
      const normal = scale(axis, sign);
      let gap = Infinity;
      for (const [at, radius] of balls)
        gap = Math.min(gap, dot(normal, subtract(at, centre)) - radius - half[index]!);
      if (gap > best.gap) best = { gap, nearer: dot(normal, camera.near) > 0 };
    }
  });
  return best.nearer;
}

/** Half sizes from which a piece of furniture before the body is drawn as a veil, in centimetres. */
const VEIL_HALF = 24;

function isLarge({ half }: Slab): boolean {
  return half.filter((size) => size >= VEIL_HALF).length >= 2;
}

/** A part in drawing order. A `veil` lies before the body and lets it show through. */
export interface Ordered {
  readonly part: Part;
  readonly veil: boolean;
}

/**
 * Parts from the farthest to the nearest, from any viewpoint. Body and held objects sort by depth; each piece
 * of furniture goes right behind the first part that hides it.
 */
export function orderedParts(
  camera: Camera,
  furniture: readonly Part[],
  others: readonly Part[],
): readonly Ordered[] {
  const order: Ordered[] = byDepth(camera, others).map((part) => ({ part, veil: false }));
  const sorted = furniture
    .map((part) => ({ part, slab: slabOf(part) }))
    // The nearest first, so that each later piece is put behind those it does not hide.
    .map((piece) => ({ ...piece, depth: dot(camera.near, along(piece.slab.centre, piece.slab.frame, 0, 0)) }))
    .sort((a, b) => b.depth - a.depth);
  for (const { part, slab } of sorted) {
    const found = order.findIndex((other) => hidesSlab(camera, slab, other.part));
    const place = found < 0 ? order.length : found;
    const trunk = order.findIndex((other) => other.part.name === 'trunk');
    order.splice(place, 0, { part, veil: isLarge(slab) && trunk >= 0 && trunk < place });
  }
  return order;
}
