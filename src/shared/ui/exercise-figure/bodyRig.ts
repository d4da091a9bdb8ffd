import type { FigurePoint } from '@/contract/exercises/figure';
import { FLAT_FEET } from './basePoses';
import { buildFace, buildHead } from './headRig';
import { arm, leg } from './limbs';
import type { ResolvedPose } from './pose';
import { solid, type Body, type Part } from './solids';
import { add, along, mix, turned, WORLD, type Frame, type Vec } from './vector';

const NONE: Vec = [0, 0, 0];

/** Bends a frame of the spine by a `share` of `[flexion, side bend to the right, rotation to the right]`. */
function bent(frame: Frame, [flexion, aside, turn]: Vec, share: number): Frame {
  const flexed = turned(frame, frame.r, -flexion * share);
  const tilted = turned(flexed, flexed.f, aside * share);
  return turned(tilted, tilted.u, -turn * share);
}

function rootFrame(angles: ResolvedPose['angles']): Frame {
  const leaned = turned(WORLD, WORLD.r, -(angles.lean?.[0] ?? 0));
  return turned(turned(leaned, WORLD.f, angles.roll?.[0] ?? 0), WORLD.u, angles.turn?.[0] ?? 0);
}

const degrees = (value: number): number => Math.sin((value * Math.PI) / 180);

type AngleOf = (key: string) => Vec;

/** Frames and origins of the parts of the trunk, from the pelvis up. */
function spineOf(root: Vec, angles: ResolvedPose['angles'], angle: AngleOf) {
  const pelvis = rootFrame(angles);
  const low = bent(pelvis, angle('lumbar'), 0.5);
  const waist = along(root, low, 0, 15);
  const middle = bent(low, angle('lumbar'), 0.5);
  const chest = along(waist, middle, 0, 15);
  const thorax = bent(bent(middle, angle('thoracic'), 0.5), angle('thoracic'), 0.5);
  const upper = along(chest, thorax, 0, 16);
  const neckFrame = bent(thorax, angle('neck'), 0.5);
  const neckBase = along(upper, thorax, 0, 3);
  const headFrame = bent(neckFrame, angle('neck'), 0.5);
  const skull = along(along(neckBase, neckFrame, 1, 8), headFrame, 1.5, 11);
  return { root, pelvis, low, waist, middle, chest, thorax, upper, neckBase, headFrame, skull };
}

type Spine = ReturnType<typeof spineOf>;
type Points = Partial<Record<FigurePoint, Vec>>;

const midlinePoints = ({ root, low, waist, chest, thorax, neckBase, headFrame, skull }: Spine): Points => ({
  crown: along(skull, headFrame, 0, 11),
  forehead: along(skull, headFrame, 11, 3),
  chin: along(skull, headFrame, 8, -10),
  templeR: along(skull, headFrame, 2, 1, 10),
  templeL: along(skull, headFrame, 2, 1, -10),
  nape: along(skull, headFrame, -10, -5),
  neck: along(neckBase, thorax, 2, 6),
  chest: along(chest, thorax, 12, 6),
  belly: along(waist, low, 12, -3),
  lowBack: along(waist, low, -10, -4),
  pelvis: root,
});

const SIDES = [1, -1] as const;
type Side = (typeof SIDES)[number];
const letterOf = (side: Side) => (side === 1 ? 'R' : 'L');

/** Target of a limb: coordinates, or an already computed body point. */
function placeOf(reaches: ResolvedPose['reaches'], points: Points, key: string): Vec | undefined {
  const place = reaches[key];
  return typeof place === 'string' ? points[place] : place;
}

/** Builds one leg and adds its points to `points`. `bears` is whether it bears weight. */
function placeLeg(side: Side, spine: Spine, points: Points, pose: ResolvedPose, angle: AngleOf) {
  const { root, pelvis } = spine;
  const { base, angles, reaches } = pose;
  const s = letterOf(side);
  const hip = along(root, pelvis, 0, -3, side * 8.5);
  const wanted = placeOf(reaches, points, `foot${s}`);
  const made = leg({
    side,
    root: hip,
    parent: pelvis,
    joints: [angle(`hip${s}`), angle(`knee${s}`), angle(`ankle${s}`), angle(`toes${s}`)],
    target: wanted && typeof reaches[`foot${s}`] !== 'string' ? add(wanted, [0, 7.5, 0]) : wanted,
    flat: FLAT_FEET.has(base) && angles[`ankle${s}`] === undefined,
  });
  const { middle: knee, end, tip, heel } = made.points;
  points[`hip${s}`] = along(hip, pelvis, 0, 2, side * 9);
  points[`knee${s}`] = knee;
  points[`thigh${s}`] = mix(hip, knee, 0.6);
  points[`shin${s}`] = mix(knee, end, 0.55);
  points[`ankle${s}`] = end;
  points[`heel${s}`] = heel;
  points[`toe${s}`] = tip;
  // Extends the trousers over the top of the nearer thigh, so that no outline shows at the hip.
  const seat = solid('trousers', [hip, 8], [along(root, pelvis, 0, 3, side * 4), 8]);
  return { part: { ...made.part, over: [...made.part.over, seat] }, bare: made.part, bears: !wanted };
}

function shoulderOf(side: Side, { upper, thorax }: Spine, angle: AngleOf): Vec {
  const [raised, forward] = angle(`scapula${letterOf(side)}`);
  const out = side * (15.5 - Math.abs(degrees(forward)) * 3);
  return along(upper, thorax, degrees(forward) * 14, -3 + degrees(raised) * 15, out);
}

function trunkOf(spine: Spine, right: Vec, left: Vec, angle: AngleOf): Part {
  const { root, pelvis, low, waist, middle, chest, thorax, upper, neckBase, headFrame, skull } = spine;
  const belly = angle('belly')[0];
  const ribs = angle('ribs')[0];
  const flank = along(waist, low, belly * 5, 0);
  const chestSolid = solid(
    'shirt',
    [along(chest, middle, ribs * 1.5, 0, 6.5), 9.6 + ribs * 2],
    [along(chest, middle, ribs * 1.5, 0, -6.5), 9.6 + ribs * 2],
    [along(upper, thorax, -0.5, -3, 10), 7],
    [along(upper, thorax, -0.5, -3, -10), 7],
  );
  const waistSolid = solid(
    'shirt',
    [along(waist, low, 0, 0, 5.5), 8.6],
    [along(waist, low, 0, 0, -5.5), 8.6],
    [flank, 8.4 + belly * 2],
    [along(chest, middle, 0, 0, 6.5), 9.4],
    [along(chest, middle, 0, 0, -6.5), 9.4],
  );
  const seat = [
    [along(root, pelvis, -0.5, -1, 6.5), 9.8],
    [along(root, pelvis, -0.5, -1, -6.5), 9.8],
  ] as const;
  const hem = [
    [along(waist, low, 0, -5, 5.5), 8.9],
    [along(waist, low, 0, -5, -5.5), 8.9],
  ] as const;
  const trousers = solid('trousers', ...seat, ...hem);
  const yoke = solid('shirt', [along(upper, thorax, 0, -1), 6], [right, 5.8], [left, 5.8]);
  const neck = solid('skin', [along(neckBase, thorax, 0.5, -4), 5.4], [along(skull, headFrame, -1.5, -7), 5]);
  return {
    name: 'trunk',
    solids: [trousers, waistSolid, chestSolid, yoke, neck],
    over: [neck, trousers, solid('shirt', ...hem, ...waistSolid.balls), waistSolid, chestSolid, yoke],
    nearer: -3,
  };
}

/** Builds one arm from its shoulder and adds its points to `points`. */
function placeArm(
  side: Side,
  { thorax, upper }: Spine,
  shoulder: Vec,
  points: Points,
  reaches: ResolvedPose['reaches'],
  angle: AngleOf,
): Part {
  const s = letterOf(side);
  const made = arm({
    side,
    root: shoulder,
    parent: thorax,
    joints: [angle(`shoulder${s}`), angle(`elbow${s}`), angle(`wrist${s}`), angle(`grip${s}`)],
    target: placeOf(reaches, points, `hand${s}`),
  });
  points[`elbow${s}`] = made.points.middle;
  points[`hand${s}`] = made.points.end;
  const sleeve = solid('shirt', [shoulder, 4.6], [along(upper, thorax, 0, -5, side * 7), 5]);
  return { ...made.part, over: [...made.part.over, sleeve] };
}

const lowestOf = (solids: Part['solids']): number =>
  Math.min(...solids.flatMap(({ balls }) => balls.map(([centre, radius]) => centre[1] - radius)));

/** Builds the body with its pelvis at `root`. Legs come before arms, so that hands can reach for knees. */
export function buildBody(pose: ResolvedPose, root: Vec): Body {
  const { base, angles, reaches } = pose;
  const angle: AngleOf = (key) => angles[key] ?? NONE;
  const spine = spineOf(root, angles, angle);
  const { headFrame, skull } = spine;
  const points = midlinePoints(spine);
  const legs = SIDES.map((side) => placeLeg(side, spine, points, pose, angle));
  const shoulderR = shoulderOf(1, spine, angle);
  const shoulderL = shoulderOf(-1, spine, angle);
  Object.assign(points, { shoulderR, shoulderL });
  const trunk = trunkOf(spine, shoulderR, shoulderL, angle);
  const arms = [
    placeArm(1, spine, shoulderR, points, reaches, angle),
    placeArm(-1, spine, shoulderL, points, reaches, angle),
  ];
  const parts = [...legs.map(({ part }) => part), ...arms, trunk, buildHead(skull, headFrame)];
  const bearing = [
    trunk.solids.slice(0, 3),
    ...legs.flatMap(({ bare, bears }) => (bears ? [bare.solids] : [])),
  ];
  return {
    points,
    parts:
      base === 'head'
        ? [
            ...parts.filter((part) => !part.name.startsWith('leg')),
            ...buildFace(skull, headFrame, angle('gaze')),
          ]
        : parts,
    lowest: Math.min(...bearing.map(lowestOf)),
  };
}
