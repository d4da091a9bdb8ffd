import type { FigurePoint } from '@/contract/exercises/figure';
import { FLAT_FEET } from './basePoses';
import { buildFace, buildHead } from './headRig';
import { arm, leg } from './limbs';
import type { ResolvedPose } from './pose';
import { solid, type Body, type Part } from './solids';
import { add, along, mix, turned, WORLD, type Frame, type Vec } from './vector';

const NONE: Vec = [0, 0, 0];

/** Bends a frame of the spine: `[flexion, to the right, turn to the right]`. */
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

/** Builds the body with its pelvis at `root`. Legs are placed before arms, so that hands may reach for knees. */
export function buildBody({ base, angles, reaches }: ResolvedPose, root: Vec): Body {
  const angle = (key: string): Vec => angles[key] ?? NONE;
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

  const points: Partial<Record<FigurePoint, Vec>> = {
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
  };

  const sides = [1, -1] as const;
  const parts: Part[] = [];
  const bearing: number[] = [];
  const rests = (part: Part): void =>
    part.solids.forEach(({ balls }) => balls.forEach(([centre, radius]) => bearing.push(centre[1] - radius)));

  const placeOf = (key: string): Vec | undefined => {
    const place = reaches[key];
    return typeof place === 'string' ? points[place] : place;
  };

  for (const side of sides) {
    const s = side === 1 ? 'R' : 'L';
    const hip = along(root, pelvis, 0, -3, side * 8.5);
    const wanted = placeOf(`foot${s}`);
    const made = leg({
      side,
      root: hip,
      parent: pelvis,
      joints: [angle(`hip${s}`), angle(`knee${s}`), angle(`ankle${s}`), angle(`toes${s}`)],
      target: wanted && typeof reaches[`foot${s}`] !== 'string' ? add(wanted, [0, 7.5, 0]) : wanted,
      flat: FLAT_FEET.has(base) && angles[`ankle${s}`] === undefined,
    });
    // The seat's colour runs over the top of the nearer thigh, so that no ring shows at the hip.
    parts.push({
      ...made.part,
      over: [...made.part.over, solid('trousers', [hip, 8], [along(root, pelvis, 0, 3, side * 4), 8])],
    });
    if (!wanted) rests(made.part);
    const { middle: knee, end, tip, heel } = made.points;
    points[`hip${s}`] = along(hip, pelvis, 0, 2, side * 9);
    points[`knee${s}`] = knee;
    points[`thigh${s}`] = mix(hip, knee, 0.6);
    points[`shin${s}`] = mix(knee, end, 0.55);
    points[`ankle${s}`] = end;
    points[`heel${s}`] = heel;
    points[`toe${s}`] = tip;
  }

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
  const shoulders: Record<'R' | 'L', Vec> = { R: NONE, L: NONE };
  for (const side of sides) {
    const s = side === 1 ? 'R' : 'L';
    const [raised, forward] = angle(`scapula${s}`);
    shoulders[s] = along(
      upper,
      thorax,
      degrees(forward) * 14,
      -3 + degrees(raised) * 15,
      side * (15.5 - Math.abs(degrees(forward)) * 3),
    );
    points[`shoulder${s}`] = shoulders[s];
  }
  const yoke = solid('shirt', [along(upper, thorax, 0, -1), 6], [shoulders.R, 5.8], [shoulders.L, 5.8]);
  const neck = solid('skin', [along(neckBase, thorax, 0.5, -4), 5.4], [along(skull, headFrame, -1.5, -7), 5]);
  const trunk: Part = {
    name: 'trunk',
    solids: [solid('trousers', ...seat, ...hem), waistSolid, chestSolid, yoke, neck],
    over: [
      neck,
      solid('trousers', ...seat, ...hem),
      solid('shirt', ...hem, ...waistSolid.balls),
      waistSolid,
      chestSolid,
      yoke,
    ],
    nearer: -3,
  };
  rests({ ...trunk, solids: trunk.solids.slice(0, 3) });

  for (const side of sides) {
    const s = side === 1 ? 'R' : 'L';
    const wanted = placeOf(`hand${s}`);
    const made = arm({
      side,
      root: shoulders[s],
      parent: thorax,
      joints: [angle(`shoulder${s}`), angle(`elbow${s}`), angle(`wrist${s}`), angle(`grip${s}`)],
      target: wanted,
    });
    parts.push({
      ...made.part,
      over: [
        ...made.part.over,
        solid('shirt', [shoulders[s], 4.6], [along(upper, thorax, 0, -5, side * 7), 5]),
      ],
    });
    points[`elbow${s}`] = made.points.middle;
    points[`hand${s}`] = made.points.end;
  }

  parts.push(trunk, buildHead(skull, headFrame));
  return {
    points,
    parts:
      base === 'head'
        ? [
            ...parts.filter((part) => !part.name.startsWith('leg')),
            ...buildFace(skull, headFrame, angle('gaze')),
          ]
        : parts,
    lowest: Math.min(...bearing),
  };
}
