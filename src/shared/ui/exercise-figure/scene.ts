import { FIGURE_CAPTIONS, type FigurePoint, type FigureSpec } from '@/contract/figure';
import { arrowPath, type ArrowPath } from './arrows';
import { type Camera, cameraOf, project } from './camera';
import type { Point } from './hull';
import { buildObjects, propsAt } from './objects';
import { placeBodies } from './placement';
import { type Bounds, boundsOf, byDepth, facesViewer, type Fit, type Shape, shapesOf, union } from './shapes';
import { type Body, type Part, solid } from './solids';
import type { Vec } from './vector';

export interface Panel {
  /** Position of the panel in the drawing. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly caption?: string;
  /** The start position, drawn faintly below the end position. */
  readonly ghost: readonly Shape[];
  readonly shapes: readonly Shape[];
  readonly arrows: readonly ArrowPath[];
  readonly glow?: { readonly x: number; readonly y: number; readonly radius: number };
}

export interface Scene {
  readonly width: number;
  readonly height: number;
  readonly panels: readonly Panel[];
}

/**
 * `panels` puts start and end side by side (or one above the other for lying figures); `frames` is a strip with the
 * middle of the movement between them; `overlay` is one square.
 */
export type FigureLayout = 'panels' | 'frames' | 'overlay';

const PAGE = { width: 320, height: 220, square: 200, margin: 12, captionRoom: 16 } as const;
/** Caption of the middle of a movement, where its ends have none of their own. */
const MIDDLE = 'A mitad';
interface Size {
  readonly width: number;
  readonly height: number;
}
const SIZES: Record<'overlay' | 'stacked' | 'flat' | 'beside', Size> = {
  overlay: { width: PAGE.square, height: PAGE.square },
  stacked: { width: PAGE.width, height: PAGE.height / 2 },
  flat: { width: PAGE.width / 2, height: PAGE.height / 2 },
  beside: { width: PAGE.width / 2, height: PAGE.height },
};
/** Maximum drawing units per centimetre, so that all figures have a similar size. */
export const LARGEST_ZOOM = { body: 1.35, closeUp: 8.5 } as const;

/** A soft shadow on the floor under the body. */
export function shadow(body: Body): Part {
  const places = body.parts.flatMap(({ solids }) =>
    solids.flatMap(({ balls }) => balls.map(([centre]) => centre)),
  );
  const low = places.filter(([, y]) => y < 30);
  const over = low.length > 1 ? low : places;
  const [xs, zs] = [over.map(([x]) => x), over.map(([, , z]) => z)];
  const [left, right] = [Math.min(...xs) - 8, Math.max(...xs) + 8];
  const [back, front] = [Math.min(...zs) - 8, Math.max(...zs) + 8];
  const ring = Array.from({ length: 28 }, (_, index): readonly [Vec, number] => {
    const angle = (2 * Math.PI * index) / 28;
    const x = (left + right) / 2 + (Math.cos(angle) * (right - left)) / 2;
    const z = (back + front) / 2 + (Math.sin(angle) * (front - back)) / 2;
    return [[x, 0, z], 0.3];
  });
  return { name: 'shadow', solids: [solid('ground', ...ring)], over: [], plain: true };
}

/** Area shown by a close-up of the head. */
export function bust(camera: Camera, body: Body): Bounds {
  const [x, y] = project(camera, body.points.neck ?? body.points.nape ?? [0, 0, 0]);
  return [x - 31, y - 32, x + 31, y + 46];
}

/** Start and end position with their objects, and where it is asked for the middle between them. */
function sidesOf(spec: FigureSpec, camera: Camera, bodies: Bodies, layout: FigureLayout) {
  const { base } = spec.start;
  const floorless = isCloseUp(spec) || base === 'head' || spec.view === 'top';
  const sideAt = (t: number, body: Body) => {
    const objects = buildObjects(propsAt(spec.props ?? [], t), body, camera);
    return { body, objects, floor: floorless ? [] : [shadow(body)] };
  };
  return [
    sideAt(0, bodies.start),
    ...(layout === 'frames' ? [sideAt(0.5, bodies.between(0.5))] : []),
    sideAt(1, bodies.end),
  ];
}

type Side = ReturnType<typeof sidesOf>[number];
type Bodies = ReturnType<typeof placeBodies>;

export const isCloseUp = ({ start: { base } }: FigureSpec): boolean => base === 'hand' || base === 'foot';

/** How a figure fits into a panel: space for the caption, and size of arrow heads. */
interface Sheet {
  size: Size;
  stacked: boolean;
  room: number;
  head: number;
  zoomIn: (size: Size, bounds: Bounds) => number;
}

function sheetOf(spec: FigureSpec, layout: FigureLayout, body: Bounds): Sheet {
  const room = layout === 'overlay' ? 0 : PAGE.captionRoom;
  const largest = isCloseUp(spec) || spec.start.base === 'head' ? LARGEST_ZOOM.closeUp : LARGEST_ZOOM.body;
  const zoomIn = ({ width, height }: Size, [left, top, right, bottom]: Bounds): number =>
    Math.min(
      (width - 2 * PAGE.margin) / (right - left),
      (height - room - 2 * PAGE.margin) / (bottom - top),
      largest,
    );
  // Stack the panels if that draws the body larger.
  const isFlat = zoomIn(SIZES.stacked, body) > zoomIn(SIZES.beside, body);
  const stacked = isFlat && layout !== 'frames';
  const panel = stacked ? SIZES.stacked : isFlat ? SIZES.flat : SIZES.beside;
  const size = layout === 'overlay' ? SIZES.overlay : panel;
  return { size, stacked, room, head: layout === 'overlay' ? 13 : 10, zoomIn };
}

/** Returns a function that gives the position of a body point in the drawing at moment `t` (0 to 1). */
function pointsAt(camera: Camera, bodies: Bodies) {
  const places = new Map<number, Body>([
    [0, bodies.start],
    [1, bodies.end],
  ]);
  return (fit: Fit) =>
    (point: FigurePoint, t: number): Point | undefined => {
      const body = places.get(t) ?? bodies.between(t);
      places.set(t, body);
      const place = body.points[point];
      if (!place) return undefined;
      const [x, y] = project(camera, place);
      return [x * fit.zoom + fit.dx, y * fit.zoom + fit.dy];
    };
}

/** Centres the figure in its panel, with space for its arrows. */
function fitOf(spec: FigureSpec, sheet: Sheet, body: Bounds, at: ReturnType<typeof pointsAt>) {
  const { size, room, head, zoomIn } = sheet;
  const fitted = (bounds: Bounds): { fit: Fit; arrows: ArrowPath[] } => {
    const zoom = zoomIn(size, bounds);
    const fit: Fit = {
      zoom,
      dx: size.width / 2 - ((bounds[0] + bounds[2]) / 2) * zoom,
      dy: room + (size.height - room) / 2 - ((bounds[1] + bounds[3]) / 2) * zoom,
    };
    return {
      fit,
      arrows: (spec.arrows ?? []).flatMap((arrow) => arrowPath(arrow, { at: at(fit), zoom, head }) ?? []),
    };
  };
  // The clearance of arrows is in drawing units, so their space is known only after a first fit.
  const first = fitted(body);
  const tips = first.arrows.flatMap(({ points }) => points);
  return fitted(
    tips.reduce<Bounds>((bounds, [x, y]) => {
      const [left, top] = [(x - first.fit.dx) / first.fit.zoom, (y - first.fit.dy) / first.fit.zoom];
      const slack = head / 2 / first.fit.zoom;
      return union(bounds, [left - slack, top - slack, left + slack, top + slack]);
    }, body),
  );
}

const drawnSide = (camera: Camera, fit: Fit, { body, objects, floor }: Side): Shape[] => [
  ...shapesOf(camera, [...floor, ...objects.furniture], fit),
  ...shapesOf(
    camera,
    byDepth(camera, [...body.parts.filter((part) => facesViewer(part, body, camera)), ...objects.held]),
    fit,
  ),
];

/** Captions of two panels, or of three. */
function captionsOf({ captions }: FigureSpec, panels: number): readonly (string | undefined)[] {
  const [first, last] = captions ?? FIGURE_CAPTIONS;
  return panels === 2 ? [first, last] : [first, captions ? undefined : MIDDLE, last];
}

/** Everything to draw for a figure, in units of a `width` by `height` drawing. Pure. */
export function buildScene(spec: FigureSpec, layout: FigureLayout): Scene {
  const camera = cameraOf(spec.view ?? 'side');
  const bodies = placeBodies(spec);
  const sides = sidesOf(spec, camera, bodies, layout);
  const bounds =
    spec.start.base === 'head'
      ? bust(camera, bodies.start)
      : sides
          .map(({ body, objects, floor }) =>
            boundsOf(camera, [...body.parts, ...objects.furniture, ...objects.held, ...floor]),
          )
          .reduce(union);
  const sheet = sheetOf(spec, layout, bounds);
  const at = pointsAt(camera, bodies);
  const { fit, arrows } = fitOf(spec, sheet, bounds, at);
  const focus = spec.focus && at(fit)(spec.focus, 1);
  const radius = Math.max((isCloseUp(spec) ? 3.4 : 13) * fit.zoom, 9);
  const pointed = { arrows, ...(focus && { glow: { x: focus[0], y: focus[1], radius } }) };
  const drawn = sides.map((side) => drawnSide(camera, fit, side));
  const { size, stacked } = sheet;
  const end = drawn.at(-1)!;
  if (layout === 'overlay') {
    const body = bodies.start.parts.filter((part) => !part.name.startsWith('face'));
    const ghost = shapesOf(camera, byDepth(camera, body), fit);
    return { ...size, panels: [{ x: 0, y: 0, ...size, ghost, shapes: end, ...pointed }] };
  }
  const captions = captionsOf(spec, drawn.length);
  const panels = drawn.map((shapes, index): Panel => {
    const caption = captions[index];
    const place = stacked ? { x: 0, y: index * size.height } : { x: index * size.width, y: 0 };
    const isEnd = index === drawn.length - 1;
    return {
      ...place,
      ...size,
      ...(caption && { caption }),
      ghost: [],
      shapes,
      ...(isEnd ? pointed : { arrows: [] }),
    };
  });
  const last = panels.at(-1)!;
  return { width: last.x + size.width, height: last.y + size.height, panels };
}

/** Cached as long as the figure object exists, so that a card that returns is drawn at once. */
const scenes = new WeakMap<FigureSpec, Partial<Record<FigureLayout, Scene>>>();

/** Scene of a figure, computed once. It can take one or two frames, so call it ahead of time if possible. */
export function sceneOf(figure: FigureSpec, layout: FigureLayout): Scene {
  const known = scenes.get(figure) ?? {};
  scenes.set(figure, known);
  return (known[layout] ??= buildScene(figure, layout));
}
