import type { FigurePlace, FigurePoint, FigureProp } from '@/contract/figure';
import type { Camera } from './camera';
import { type Body, type Part, solid, type Tone } from './solids';
import { add, along, dot, length, mix, scale, subtract, turned, type Vec, WORLD } from './vector';

type HeldPlace = Extract<FigurePlace, readonly number[]>;

const isInRoom = (place: FigurePlace | undefined): place is HeldPlace => Array.isArray(place);
const vector = ([x = 0, y = 0, z = 0]: HeldPlace): Vec => [x, y, z];

/** Whether two objects, one at the start and one at the end, are the same one that has been moved. */
const isMoved = (from: FigureProp, to: FigureProp): boolean =>
  from.only === 'start' &&
  to.only === 'end' &&
  from.kind === to.kind &&
  isInRoom(from.at) &&
  isInRoom(to.at) &&
  isInRoom(from.to) === isInRoom(to.to);

function between(from: FigureProp, to: FigureProp, t: number): FigureProp {
  const { only: _only, ...kept } = from;
  return {
    ...kept,
    at: mix(vector(from.at as HeldPlace), vector(to.at as HeldPlace), t),
    ...(isInRoom(from.to) && isInRoom(to.to) && { to: mix(vector(from.to), vector(to.to), t) }),
  };
}

/**
 * Objects at moment `t` (0 to 1) of a movement. An object drawn in one place at the start and in another at the end
 * goes from there to here; any other object of one panel is there for half of the way.
 */
export function propsAt(props: readonly FigureProp[], t: number): FigureProp[] {
  const taken = new Set<FigureProp>();
  return props.flatMap((prop) => {
    const goal = props.find((other) => isMoved(prop, other) && !taken.has(other));
    if (goal) {
      taken.add(goal);
      return [between(prop, goal, t)];
    }
    const isThere = !prop.only || (prop.only === 'start') === t < 0.5;
    return taken.has(prop) || !isThere ? [] : [prop];
  });
}

/** Objects as parts. `furniture` is drawn behind the body; `held` is sorted with the body by depth. */
export interface Objects {
  readonly furniture: readonly Part[];
  readonly held: readonly Part[];
}

const EDGE = 0.7;

/** A box with its base centre at `floor`, size `[length, height, width]`, rotated about the vertical. */
function box(camera: Camera, floor: Vec, [l, h, w]: Vec, turn = 0): Part {
  const frame = turned(WORLD, WORLD.u, turn);
  const corner = (x: number, y: number, z: number): Vec =>
    along(floor, frame, (x * l) / 2, y * h, (z * w) / 2);
  const signs = [-1, 1] as const;
  const faces: [Tone, Vec, Vec[]][] = [
    ...signs.map((x): [Tone, Vec, Vec[]] => [
      'propDark',
      scale(frame.f, x),
      [corner(x, 0, -1), corner(x, 1, -1), corner(x, 1, 1), corner(x, 0, 1)],
    ]),
    ...signs.map((z): [Tone, Vec, Vec[]] => [
      'prop',
      scale(frame.r, z),
      [corner(-1, 0, z), corner(-1, 1, z), corner(1, 1, z), corner(1, 0, z)],
    ]),
    ['propLight', frame.u, [corner(-1, 1, -1), corner(1, 1, -1), corner(1, 1, 1), corner(-1, 1, 1)]],
  ];
  const corners = signs.flatMap((x) => signs.flatMap((z) => [corner(x, 0, z), corner(x, 1, z)]));
  return {
    name: 'box',
    slab: { centre: along(floor, frame, 0, h / 2), frame, half: [l / 2, h / 2, w / 2] },
    solids: [solid('prop', ...corners.map((at) => [at, EDGE] as const))],
    over: faces
      .filter(([, normal]) => dot(normal, camera.near) > 0.02)
      .map(([tone, , outline]) => solid(tone, ...outline.map((at) => [at, EDGE] as const))),
  };
}

const bar = (tone: Tone, from: Vec, to: Vec, radius: number, nearer = 0): Part => ({
  name: 'bar',
  solids: [solid(tone, [from, radius], [to, radius])],
  over: [],
  nearer,
});

function chair(camera: Camera, at: Vec, turn: number, back: boolean): Part[] {
  const frame = turned(WORLD, WORLD.u, turn);
  const place = (x: number, y: number, z: number): Vec => along(at, frame, x, y, z);
  const legs = [-1, 1].flatMap((z) =>
    [-1, 1].map((x) => box(camera, place(x * 17, 0, z * 17), [3, 38, 3], turn)),
  );
  const seat = box(camera, place(0, 38, 0), [40, 4, 42], turn);
  const rest = back ? [box(camera, place(-19, 42, 0), [3, 48, 40], turn)] : [];
  // Draw the backrest first, unless it is nearer to the viewer than the seat.
  return dot(frame.f, camera.near) < -0.3 ? [...legs, seat, ...rest] : [...rest, ...legs, seat];
}

/** An object with its placement. Thin objects connect two places. */
interface Placed {
  camera: Camera;
  at: Vec;
  to: Vec;
  turn: number;
  /** Whether it is attached to a point of the body. */
  onBody: boolean;
  /** Its size as one or three numbers, or the given default. */
  one: (usual: number) => number;
  three: (usual: Vec) => Vec;
}

type Build = (placed: Placed) => Partial<Objects>;

const SIGNS = [-1, 1] as const;

/** A roll lying on the floor across the figure. */
const roll = (at: Vec, tone: Tone, radius: number, half: number): Part =>
  bar(tone, add(at, [0, radius, -half]), add(at, [0, radius, half]), radius);

const boxed =
  (usual: Vec, sunk = 0): Build =>
  ({ camera, at, turn, three }) => ({
    furniture: [box(camera, sunk ? add(at, [0, -sunk, 0]) : at, three(usual), turn)],
  });

/** A table top on four legs. */
const onLegs =
  (usual: Vec, thick: number): Build =>
  ({ camera, at, three }) => {
    const [l, h, w] = three(usual);
    const legs = SIGNS.flatMap((z) =>
      SIGNS.map((x) => box(camera, add(at, [x * (l / 2 - 6), 0, z * (w / 2 - 5)]), [4, h - thick, 4])),
    );
    return { furniture: [...legs, box(camera, add(at, [0, h - thick, 0]), [l, thick, w])] };
  };

const BUILDERS: Record<FigureProp['kind'], Build> = {
  chair: ({ camera, at, turn }) => ({ furniture: chair(camera, at, turn, true) }),
  stool: ({ camera, at, turn }) => ({ furniture: chair(camera, at, turn, false) }),
  table: onLegs([60, 74, 80], 4),
  couch: onLegs([190, 55, 66], 9),
  wall: boxed([5, 185, 90]),
  door: ({ camera, at, three }) => ({
    furniture: [-46, 46].map((z) => box(camera, add(at, [0, 0, z]), three([6, 195, 6]))),
  }),
  step: boxed([38, 15, 70]),
  stairs: ({ camera, at }) => ({
    furniture: [2, 1, 0].map((index) => box(camera, add(at, [index * 28, 0, 0]), [28, 16 * (index + 1), 70])),
  }),
  // Sunk into the floor, because the body lies at height 0.
  mat: boxed([190, 2, 62], 2),
  pad: boxed([46, 6, 46]),
  pillow: ({ at, three }) => {
    const [l, h, w] = three([38, 9, 44]);
    const r = h / 2;
    const corners = SIGNS.flatMap((x) =>
      SIGNS.map((z) => [add(at, [x * (l / 2 - r), r, z * (w / 2 - r)]), r] as const),
    );
    return { furniture: [{ name: 'pillow', solids: [solid('propLight', ...corners)], over: [] }] };
  },
  roller: ({ at, one }) => ({ furniture: [roll(at, 'prop', one(7), 26)] }),
  towelRoll: ({ at, one }) => ({ furniture: [roll(at, 'propLight', one(5), 18)] }),
  ball: ({ camera, at, onBody, one }) => {
    const radius = one(30);
    const centre = onBody ? at : add(at, [0, radius, 0]);
    const shine = add(centre, add(scale(camera.up, radius * 0.42), scale(camera.right, -radius * 0.38)));
    const solids = [solid('prop', [centre, radius])];
    return {
      held: [{ name: 'ball', solids, over: [solid('propLight', [shine, radius * 0.24])], nearer: -4 }],
    };
  },
  cone: ({ at, one }) => {
    const foot = ([x, z]: readonly [number, number]) => [add(at, [x, 1, z]), 1] as const;
    const ring = (
      [
        [7, 0],
        [-7, 0],
        [0, 7],
        [0, -7],
      ] as const
    ).map(foot);
    const solids = [solid('accent', ...ring, [add(at, [0, one(24), 0]), 1.5])];
    return { held: [{ name: 'cone', solids, over: [] }] };
  },
  band: ({ at, to, one }) => ({ held: [{ ...bar('accent', at, to, one(1.7), 6), plain: true }] }),
  stick: ({ at, to, one }) => {
    const over = scale(subtract(to, at), Math.min(0.3, 12 / Math.max(length(subtract(to, at)), 1)));
    return { held: [bar('prop', subtract(at, over), add(to, over), one(1.5), 8)] };
  },
  towel: ({ at, to, one }) => ({ held: [bar('propLight', at, to, one(2.4), 6)] }),
  rail: ({ at, one }) => ({
    furniture: [
      bar('propDark', add(at, [0, 0, -38]), add(at, [0, one(92), -38]), 2),
      bar('propDark', add(at, [0, 0, 38]), add(at, [0, one(92), 38]), 2),
      bar('prop', add(at, [0, one(92), -44]), add(at, [0, one(92), 44]), 2.6),
    ],
  }),
  weight: ({ at }) => {
    const solids = [
      solid('propDark', [add(at, [0, 0, -7]), 3.4], [add(at, [0, 0, -9]), 3.4]),
      solid('propDark', [add(at, [0, 0, 7]), 3.4], [add(at, [0, 0, 9]), 3.4]),
      solid('propDark', [add(at, [0, 0, -8]), 1.3], [add(at, [0, 0, 8]), 1.3]),
    ];
    return { held: [{ name: 'weight', solids, over: [], nearer: 9 }] };
  },
  target: ({ at, one }) => {
    const over = [solid('accent', [at, one(4) * 0.45])];
    return { held: [{ name: 'target', solids: [solid('propLight', [at, one(4)])], over, nearer: 20 }] };
  },
};

/** Resolves a place: coordinates, or a point of the body. */
function locate(body: Body, place: FigurePlace | undefined, fallback: Vec): Vec {
  if (place === undefined) return fallback;
  if (typeof place === 'string') return body.points[place as FigurePoint] ?? fallback;
  return [place[0] ?? 0, place[1] ?? 0, place[2] ?? 0];
}

function placed({ at: where, to, size, turn = 0 }: FigureProp, body: Body, camera: Camera): Placed {
  const at = locate(body, where, [0, 0, 0]);
  const one = (usual: number): number => (typeof size === 'number' ? size : (size?.[0] ?? usual));
  const three = (usual: Vec): Vec =>
    typeof size === 'object'
      ? [size[0] ?? usual[0], size[1] ?? usual[1], size[2] ?? usual[2]]
      : [usual[0], one(usual[1]), usual[2]];
  return { camera, at, to: locate(body, to, at), turn, onBody: typeof where === 'string', one, three };
}

/** Builds objects. Their places may be points of the body. */
export function buildObjects(props: readonly FigureProp[], body: Body, camera: Camera): Objects {
  const built = props.map((prop) => BUILDERS[prop.kind](placed(prop, body, camera)));
  return {
    furniture: built.flatMap(({ furniture = [] }) => furniture),
    held: built.flatMap(({ held = [] }) => held),
  };
}
