import type { FigurePoint, FigureSpec } from '@/contract/figure';
import { arrowPath, type ArrowPath } from './arrows';
import { cameraAt, project, viewpointOf, type Camera, type Viewpoint } from './camera';
import type { Point } from './hull';
import { buildObjects, propsAt } from './objects';
import { orderedParts } from './order';
import { placeBodies } from './placement';
import { bust, isCloseUp, LARGEST_ZOOM, shadow } from './scene';
import {
  boundsOf,
  facesViewer,
  farLimbs,
  shapesOf,
  shapesOfPart,
  union,
  type Bounds,
  type Fit,
  type Shape,
} from './shapes';
import type { Body, Part } from './solids';

/** Size of the drawing of a moving figure, and its margin. */
export const STAGE = { width: 320, height: 240, margin: 14, head: 11 } as const;
/** Moments whose bodies decide how large the figure is drawn, and along which its arrows run. */
const SAMPLES = [0, 0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875, 1];

/** What stays the same while a figure moves and nobody turns it. */
export interface Outlook {
  readonly camera: Camera;
  readonly fit: Fit;
  readonly arrows: readonly ArrowPath[];
}

export interface Frame {
  readonly shapes: readonly Shape[];
  readonly glow?: { readonly x: number; readonly y: number; readonly radius: number };
}

/** A figure that can be drawn at any moment from any side. */
export interface MovingFigure {
  /** From where the figure is seen by default. */
  readonly viewpoint: Viewpoint;
  readonly outlook: (viewpoint: Viewpoint, zoom?: number) => Outlook;
  /** Drawing at moment `t` (0 to 1). `breath` (0 to 1) widens the chest. */
  readonly frame: (outlook: Outlook, t: number, breath?: number) => Frame;
}

const inDrawing = (camera: Camera, fit: Fit, body: Body, point: FigurePoint): Point | undefined => {
  const place = body.points[point];
  if (!place) return undefined;
  const [x, y] = project(camera, place);
  return [x * fit.zoom + fit.dx, y * fit.zoom + fit.dy];
};

function centred([left, top, right, bottom]: Bounds, largest: number, zoom: number): Fit {
  const { width, height, margin } = STAGE;
  const fitting = Math.min(
    (width - 2 * margin) / (right - left),
    (height - 2 * margin) / (bottom - top),
    largest,
  );
  return {
    zoom: fitting * zoom,
    dx: width / 2 - ((left + right) / 2) * fitting * zoom,
    dy: height / 2 - ((top + bottom) / 2) * fitting * zoom,
  };
}

/** Bounds that hold the arrows as well. Their clearance is in drawing units, so it is known after a first fit. */
const withArrows = (bounds: Bounds, { zoom, dx, dy }: Fit, arrows: readonly ArrowPath[]): Bounds =>
  arrows
    .flatMap(({ points }) => points)
    .map(([x, y]): Bounds => {
      const [left, top, slack] = [(x - dx) / zoom, (y - dy) / zoom, STAGE.head / 2 / zoom];
      return [left - slack, top - slack, left + slack, top + slack];
    })
    .reduce(union, bounds);

/** Prepares a figure to be drawn in motion. Takes a few milliseconds; each frame takes about one. */
export function movingFigure(spec: FigureSpec): MovingFigure {
  const bodies = placeBodies(spec);
  const samples = SAMPLES.map((t) => bodies.between(t));
  const isHead = spec.start.base === 'head';
  const largest = (isCloseUp(spec) || isHead ? LARGEST_ZOOM.closeUp : LARGEST_ZOOM.body) * 1.15;
  const objectsAt = (body: Body, camera: Camera, t: number) =>
    buildObjects(propsAt(spec.props ?? [], t), body, camera);
  const floorOf = (body: Body): Part[] => (isCloseUp(spec) || isHead ? [] : [shadow(body)]);

  const outlook = (viewpoint: Viewpoint, zoom = 1): Outlook => {
    const camera = cameraAt(viewpoint);
    const around = (body: Body, t: number): Bounds => {
      const { furniture, held } = objectsAt(body, camera, t);
      return boundsOf(camera, [...body.parts, ...furniture, ...held]);
    };
    const targets = (index: number): Bounds =>
      boundsOf(
        camera,
        objectsAt(samples[index]!, camera, SAMPLES[index]!).held.filter(({ name }) => name === 'target'),
      );
    const bounds = isHead
      ? [bust(camera, samples[0]!), targets(0), targets(SAMPLES.length - 1)].reduce(union)
      : samples.map((body, index) => around(body, SAMPLES[index]!)).reduce(union);
    const arrowsIn = (fit: Fit): ArrowPath[] => {
      const at = (point: FigurePoint, t: number): Point | undefined =>
        inDrawing(camera, fit, samples[Math.round(t * (SAMPLES.length - 1))]!, point);
      const ground = { at, zoom: fit.zoom, head: STAGE.head };
      return (spec.arrows ?? []).flatMap((arrow) => arrowPath(arrow, ground) ?? []);
    };
    const first = centred(bounds, largest, 1);
    const fit = centred(withArrows(bounds, first, arrowsIn(first)), largest, zoom);
    return { camera, fit, arrows: arrowsIn(fit) };
  };

  const frame = ({ camera, fit }: Outlook, t: number, breath = 0): Frame => {
    const body = bodies.between(t, breath);
    const { furniture, held } = objectsAt(body, camera, t);
    const seen = body.parts.filter((part) => facesViewer(part, body, camera));
    const ordered = orderedParts(camera, furniture, [...seen, ...held]);
    const far = farLimbs(camera, seen);
    const shapes = ordered.flatMap(({ part, veil }) => {
      const drawn = shapesOfPart(camera, part, fit, far.has(part.name));
      return veil ? drawn.map((shape) => ({ ...shape, veil })) : drawn;
    });
    const focus = spec.focus && inDrawing(camera, fit, body, spec.focus);
    const radius = Math.max((isCloseUp(spec) ? 3.4 : 13) * fit.zoom, 9);
    return {
      shapes: [...shapesOf(camera, floorOf(body), fit), ...shapes],
      ...(focus && { glow: { x: focus[0], y: focus[1], radius } }),
    };
  };

  return { viewpoint: viewpointOf(spec.view ?? 'side'), outlook, frame };
}
