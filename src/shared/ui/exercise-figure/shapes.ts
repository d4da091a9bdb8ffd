import { project, type Camera } from './camera';
import { discsPath, type Disc } from './hull';
import type { Body, Part, Solid, Tone } from './solids';

/** One closed path of the drawing. */
export interface Shape {
  readonly d: string;
  readonly tone: Tone;
  readonly outlined: boolean;
  /** On the side facing away: drawn paler. */
  readonly far: boolean;
  /** Large and before the body: drawn so that the body shows through. */
  readonly veil?: boolean;
}

/** Converts centimetres to drawing units. */
export interface Fit {
  readonly zoom: number;
  readonly dx: number;
  readonly dy: number;
}

/** Bounding box of a drawing, in centimetres of the drawing plane. */
export type Bounds = readonly [left: number, top: number, right: number, bottom: number];

const discsOf = (camera: Camera, piece: Solid, { zoom, dx, dy }: Fit): Disc[] =>
  piece.balls.map(([centre, radius]) => {
    const [x, y] = project(camera, centre);
    return [x * zoom + dx, y * zoom + dy, radius * zoom];
  });

const UNFITTED: Fit = { zoom: 1, dx: 0, dy: 0 };

export function boundsOf(camera: Camera, parts: readonly Part[]): Bounds {
  const discs = parts.flatMap((part) => part.solids.flatMap((piece) => discsOf(camera, piece, UNFITTED)));
  return [
    Math.min(...discs.map(([x, , r]) => x - r)),
    Math.min(...discs.map(([, y, r]) => y - r)),
    Math.max(...discs.map(([x, , r]) => x + r)),
    Math.max(...discs.map(([, y, r]) => y + r)),
  ];
}

const meanDepth = (camera: Camera, pieces: readonly Solid[]): number => {
  const depths = pieces.flatMap(({ balls }) => balls.map(([centre]) => project(camera, centre)[2]));
  return depths.reduce((sum, depth) => sum + depth, 0) / depths.length;
};
/**
 * Depth of the joint at the root of a limb. It decides which limb is the far one, wherever the limb reaches.
 */
const rootDepth = (camera: Camera, part: Part): number => {
  const root = part.solids[0]?.balls[0]?.[0];
  return root ? project(camera, root)[2] : 0;
};
const pieceDepth = (camera: Camera, piece: Solid): number => meanDepth(camera, [piece]);
const depthOf = (camera: Camera, part: Part): number => meanDepth(camera, part.solids) + (part.nearer ?? 0);

export const byDepth = (camera: Camera, parts: readonly Part[]): Part[] =>
  parts
    .map((part) => ({ part, depth: depthOf(camera, part) }))
    .sort((a, b) => a.depth - b.depth)
    .map(({ part }) => part);

/** Shapes of one part. `far` is whether it is the limb on the side facing away. */
export function shapesOfPart(camera: Camera, part: Part, fit: Fit, far: boolean): Shape[] {
  const path = (piece: Solid): string => discsPath(discsOf(camera, piece, fit));
  const whole = part.solids.map(path).join('');
  const base: Shape = { d: whole, tone: part.solids[0]!.tone, outlined: !part.plain, far };
  // Pieces with their own colour lie over the union, which alone has an outline.
  const own = part.solids.slice(1).filter((piece) => piece.tone !== base.tone);
  const over = part.overByDepth
    ? [...part.over].sort((a, b) => pieceDepth(camera, a) - pieceDepth(camera, b))
    : part.over;
  const laid = [...(over.length === 0 ? own : []), ...over];
  // The last piece joins the limb to the trunk, so it keeps the trunk's colour.
  const paler = (index: number): boolean => far && index < laid.length - 1;
  return [
    base,
    ...laid.map((piece, index): Shape => ({
      d: path(piece),
      tone: piece.tone,
      outlined: false,
      far: paler(index),
    })),
  ];
}

/** Names of the limbs on the side facing away. */
export function farLimbs(camera: Camera, parts: readonly Part[]): ReadonlySet<string> {
  const roots = new Map(parts.map((part) => [part.name, rootDepth(camera, part)]));
  const isFar = (name: string): boolean => {
    const twin = name.slice(0, 3) + (name.endsWith('R') ? 'L' : 'R');
    return (roots.get(twin) ?? -Infinity) - roots.get(name)! > 9;
  };
  return new Set(parts.map(({ name }) => name).filter((name) => /^(arm|leg)[RL]$/.test(name) && isFar(name)));
}

/** Shapes of parts, in the order of the parts. */
export function shapesOf(camera: Camera, parts: readonly Part[], fit: Fit): Shape[] {
  const far = farLimbs(camera, parts);
  return parts.flatMap((part) => shapesOfPart(camera, part, fit, far.has(part.name)));
}

export const union = (a: Bounds, b: Bounds): Bounds => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];

/** Whether a part is visible: features of the face only if they face the viewer. */
export function facesViewer(part: Part, body: Body, camera: Camera): boolean {
  if (!/^(face|ear)/.test(part.name)) return true;
  const centre = body.parts.find(({ name }) => name === 'head')?.solids[0]?.balls[0]?.[0];
  const place = part.solids[0]?.balls[0]?.[0];
  if (!centre || !place) return true;
  return project(camera, place)[2] - project(camera, centre)[2] > (part.name.startsWith('ear') ? 1 : 2.5);
}
