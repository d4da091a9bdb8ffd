import type { ResolvedPose } from './pose';
import { solid, type Ball, type Body, type Part } from './solids';
import { along, turned, WORLD, type Frame, type Vec } from './vector';

/** Root of each finger on the palm (forward, towards the thumb) and lengths of its bones, in centimetres. */
const FINGERS = {
  index: { root: [9.2, 2.9], bones: [4.3, 2.7, 2.1], radius: 1, fan: 1 },
  middle: { root: [9.5, 0.9], bones: [4.7, 3, 2.2], radius: 1, fan: 0.25 },
  ring: { root: [9, -1.1], bones: [4.3, 2.8, 2.1], radius: 0.95, fan: -0.5 },
  little: { root: [8.2, -2.9], bones: [3.4, 2.1, 1.8], radius: 0.85, fan: -1.3 },
} as const;

function finger(
  name: string,
  from: Vec,
  frame: Frame,
  bones: readonly number[],
  bends: Vec,
  radius: number,
): Part {
  let at = from;
  let bone = frame;
  const balls: Ball[] = [[at, radius * 1.12]];
  bones.forEach((size, index) => {
    bone = turned(bone, bone.r, -bends[index]!);
    at = along(at, bone, size, 0);
    balls.push([at, radius * (1.06 - index * 0.07)]);
  });
  const solids = balls.slice(1).map((ball, index) => solid('skin', balls[index]!, ball));
  // Covers the outline between finger and palm.
  return {
    name,
    solids,
    over: [solid('skin', [from, radius * 1.1], [along(from, frame, -1.5, 0), radius])],
    nearer: 0.6,
  };
}

/**
 * Close-up of a left hand from the thumb's side, fingers to the right, palm down. `forearm` turns the palm up
 * (90 thumb up, 180 palm up). `wrist` is `[extension, towards the thumb]`. Fingers bend as `[knuckle, middle,
 * tip]`. `thumb` is `[across the palm, away from the palm, tip]`.
 */
export function buildHand({ angles }: ResolvedPose): Body {
  const angle = (key: string): Vec => angles[key] ?? angles[`${key}L`] ?? [0, 0, 0];
  const posed = turned(WORLD, WORLD.r, angle('lean')[0]);
  const arm = turned(posed, posed.f, -angle('forearm')[0]);
  const origin: Vec = [0, 0, 0];
  const [extension, deviation] = angle('wrist');
  const raised = turned(arm, arm.r, extension);
  const palm = turned(raised, raised.u, -deviation);
  const at = (forward: number, up: number, right: number): Vec => along(origin, palm, forward, up, right);
  const spread = angle('spread')[0];

  const fingers = Object.entries(FINGERS).map(([name, { root, bones, radius, fan }]) => {
    const bends = angles[name] ?? angle('fingers');
    const frame = turned(palm, palm.u, -fan * (spread + 2));
    return finger(name, at(root[0], 0, root[1]), frame, bones, bends, radius);
  });

  const [across, away, tip] = angle('thumb');
  const base = turned(palm, palm.u, -(48 - across));
  const out = turned(base, base.r, -(14 + away));
  const thumb = finger('thumb', at(2.6, -0.9, 2.9), out, [3.6, 2.9, 2.4], [0, tip * 0.5, tip], 1.2);

  const hand: Part = {
    name: 'palm',
    solids: [
      solid(
        'skin',
        [along(origin, arm, -20, 0), 3.1],
        [along(origin, arm, -2, 0, 0.9), 2.3],
        [along(origin, arm, -2, 0, -0.9), 2.3],
      ),
      solid(
        'skin',
        [along(origin, arm, -2, 0, 1), 2.2],
        [along(origin, arm, -2, 0, -1), 2.2],
        [at(2, 0, 1.6), 2],
        [at(2, 0, -1.6), 2],
      ),
      solid('skin', [at(2, 0, 2), 1.9], [at(2, 0, -2), 1.9], [at(8.6, 0, 2.7), 1.3], [at(7.6, 0, -2.7), 1.2]),
    ],
    over: [solid('shirt', [along(origin, arm, -20, 0), 3.1], [along(origin, arm, -14.5, 0), 2.9])],
  };
  const tipOf = (part: Part): Vec => part.solids[part.solids.length - 1]!.balls[1]![0];
  return {
    parts: [hand, ...fingers, { ...thumb, nearer: 2.2 }],
    points: {
      wrist: origin,
      indexTip: tipOf(fingers[0]!),
      fingertips: tipOf(fingers[1]!),
      thumbTip: tipOf(thumb),
    },
    lowest: 0,
  };
}
