import type { FigurePlace, FigurePoint, FigureProp } from '@/contract/exercises/figure';
import type { Camera } from './camera';
import { solid, type Body, type Part, type Tone } from './solids';
import { add, along, dot, length, scale, subtract, turned, WORLD, type Vec } from './vector';

/** Objects as parts: `furniture` is drawn behind the body, the rest takes its turn by depth. */
export interface Objects {
  readonly furniture: readonly Part[];
  readonly held: readonly Part[];
}

const EDGE = 0.7;

/** A box standing on `floor` (centre of its base), `[length, height, width]`, turned about the vertical. */
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
  // The back stands behind the seat unless it is the nearer of the two.
  return dot(frame.f, camera.near) < -0.3 ? [...legs, seat, ...rest] : [...rest, ...legs, seat];
}

/** Thin things join two places; `at` and `to` may be points of the body. */
export function buildObjects(
  props: readonly FigureProp[],
  body: Body,
  camera: Camera,
  panel: 'start' | 'end',
): Objects {
  const furniture: Part[] = [];
  const held: Part[] = [];
  const locate = (place: FigurePlace | undefined, fallback: Vec): Vec => {
    if (place === undefined) return fallback;
    if (typeof place === 'string') return body.points[place as FigurePoint] ?? fallback;
    return [place[0] ?? 0, place[1] ?? 0, place[2] ?? 0];
  };
  for (const { kind, at: where, to: whither, size, turn = 0, only } of props) {
    if (only && only !== panel) continue;
    const at = locate(where, [0, 0, 0]);
    const to = locate(whither, at);
    const one = (usual: number): number => (typeof size === 'number' ? size : (size?.[0] ?? usual));
    const three = (usual: Vec): Vec =>
      typeof size === 'object'
        ? [size[0] ?? usual[0], size[1] ?? usual[1], size[2] ?? usual[2]]
        : [usual[0], one(usual[1]), usual[2]];
    const roll = (tone: Tone, radius: number, half: number): Part =>
      bar(tone, add(at, [0, radius, -half]), add(at, [0, radius, half]), radius);
    switch (kind) {
      case 'chair':
        furniture.push(...chair(camera, at, turn, true));
        break;
      case 'stool':
        furniture.push(...chair(camera, at, turn, false));
        break;
      case 'table':
      case 'couch': {
        const [l, h, w] = three(kind === 'table' ? [60, 74, 80] : [190, 55, 66]);
        const thick = kind === 'table' ? 4 : 9;
        [-1, 1].forEach((z) =>
          [-1, 1].forEach((x) =>
            furniture.push(box(camera, add(at, [x * (l / 2 - 6), 0, z * (w / 2 - 5)]), [4, h - thick, 4])),
          ),
        );
        furniture.push(box(camera, add(at, [0, h - thick, 0]), [l, thick, w]));
        break;
      }
      case 'wall':
        furniture.push(box(camera, at, three([5, 185, 90]), turn));
        break;
      case 'door':
        furniture.push(
          box(camera, add(at, [0, 0, -46]), three([6, 195, 6])),
          box(camera, add(at, [0, 0, 46]), three([6, 195, 6])),
        );
        break;
      case 'step':
        furniture.push(box(camera, at, three([38, 15, 70]), turn));
        break;
      case 'stairs':
        [2, 1, 0].forEach((index) =>
          furniture.push(box(camera, add(at, [index * 28, 0, 0]), [28, 16 * (index + 1), 70])),
        );
        break;
      case 'mat':
        // Sunk into the floor: the body lies at height 0.
        furniture.push(box(camera, add(at, [0, -2, 0]), three([190, 2, 62]), turn));
        break;
      case 'pad':
        furniture.push(box(camera, at, three([46, 6, 46]), turn));
        break;
      case 'pillow': {
        const [l, h, w] = three([38, 9, 44]);
        const r = h / 2;
        const corners = [-1, 1].flatMap((x) =>
          [-1, 1].map((z) => [add(at, [x * (l / 2 - r), r, z * (w / 2 - r)]), r] as const),
        );
        furniture.push({ name: kind, solids: [solid('propLight', ...corners)], over: [] });
        break;
      }
      case 'roller':
        furniture.push(roll('prop', one(7), 26));
        break;
      case 'towelRoll':
        furniture.push(roll('propLight', one(5), 18));
        break;
      case 'ball': {
        const radius = one(30);
        const centre = typeof where === 'string' ? at : add(at, [0, radius, 0]);
        const shine = add(centre, add(scale(camera.up, radius * 0.42), scale(camera.right, -radius * 0.38)));
        held.push({
          name: kind,
          solids: [solid('prop', [centre, radius])],
          over: [solid('propLight', [shine, radius * 0.24])],
          nearer: -4,
        });
        break;
      }
      case 'cone':
        held.push({
          name: kind,
          solids: [
            solid(
              'accent',
              ...[
                [7, 0],
                [-7, 0],
                [0, 7],
                [0, -7],
              ].map(([x, z]) => [add(at, [x!, 1, z!]), 1] as const),
              [add(at, [0, one(24), 0]), 1.5],
            ),
          ],
          over: [],
        });
        break;
      case 'band':
        held.push({ ...bar('accent', at, to, one(1.7), 6), plain: true });
        break;
      case 'stick': {
        const over = scale(subtract(to, at), Math.min(0.3, 12 / Math.max(length(subtract(to, at)), 1)));
        held.push(bar('prop', subtract(at, over), add(to, over), one(1.5), 8));
        break;
      }
      case 'towel':
        held.push(bar('propLight', at, to, one(2.4), 6));
        break;
      case 'rail':
        furniture.push(
          bar('propDark', add(at, [0, 0, -38]), add(at, [0, one(92), -38]), 2),
          bar('propDark', add(at, [0, 0, 38]), add(at, [0, one(92), 38]), 2),
          bar('prop', add(at, [0, one(92), -44]), add(at, [0, one(92), 44]), 2.6),
        );
        break;
      case 'weight':
        held.push({
          name: kind,
          solids: [
            solid('propDark', [add(at, [0, 0, -7]), 3.4], [add(at, [0, 0, -9]), 3.4]),
            solid('propDark', [add(at, [0, 0, 7]), 3.4], [add(at, [0, 0, 9]), 3.4]),
            solid('propDark', [add(at, [0, 0, -8]), 1.3], [add(at, [0, 0, 8]), 1.3]),
          ],
          over: [],
          nearer: 9,
        });
        break;
      case 'target':
        held.push({
          name: kind,
          solids: [solid('propLight', [at, one(4)])],
          over: [solid('accent', [at, one(4) * 0.45])],
          nearer: 20,
        });
        break;
    }
  }
  return { furniture, held };
}
