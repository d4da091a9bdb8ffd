import { solid, type Part } from './solids';
import {
  add,
  along,
  cross,
  dot,
  frameAlong,
  length,
  mix,
  scale,
  subtract,
  turned,
  unit,
  type Frame,
  type Vec,
} from './vector';

/** Lengths of the body in centimetres. Head and hands are slightly large, to be legible at small sizes. */
export const SIZES = { upperArm: 29, forearm: 25, palm: 7, thigh: 41, shank: 40, ankleHeight: 7.5 } as const;

/** 1 for the right side, -1 for the left. */
export type Side = 1 | -1;

/**
 * Middle joint and end of a two-part limb from `root` to `target` that bends towards `pole`. If the target is
 * too far, the limb points at it.
 */
export function middleJoint(
  root: Vec,
  target: Vec,
  upper: number,
  lower: number,
  pole: Vec,
): { joint: Vec; end: Vec } {
  const way = subtract(target, root);
  const direction = unit(way);
  const reach = Math.max(Math.abs(upper - lower) + 0.5, Math.min(length(way), upper + lower - 0.2));
  const advance = (upper * upper - lower * lower + reach * reach) / (2 * reach);
  const aside = unit(subtract(pole, scale(direction, dot(pole, direction))));
  const height = Math.sqrt(Math.max(0, upper * upper - advance * advance));
  return {
    joint: add(root, add(scale(direction, advance), scale(aside, height))),
    end: add(root, scale(direction, reach)),
  };
}

/**
 * Frame of a limb from its parent's: flexion, then abduction, then external rotation, each about the already
 * rotated axes.
 */
export function limbFrame(parent: Frame, side: Side, [flexion, abduction, rotation]: Vec): Frame {
  const flexed = turned(parent, parent.r, flexion);
  const abducted = turned(flexed, flexed.f, -side * abduction);
  return turned(abducted, abducted.u, -side * rotation);
}

interface LimbInput {
  readonly side: Side;
  readonly root: Vec;
  readonly parent: Frame;
  /** Angles of the joints, from the trunk outwards. */
  readonly joints: readonly [Vec, Vec, Vec, Vec];
  readonly target: Vec | undefined;
}

interface Limb {
  readonly part: Part;
  readonly points: { readonly middle: Vec; readonly end: Vec; readonly tip: Vec; readonly heel: Vec };
}

const sideName = (side: Side): string => (side === 1 ? 'R' : 'L');

export function arm({ side, root, parent, joints, target }: LimbInput): Limb {
  const [shoulder, elbow, wrist, grip] = joints;
  let upper = limbFrame(parent, side, shoulder);
  let elbowAt = along(root, upper, 0, -SIZES.upperArm);
  let lower = turned(upper, upper.r, elbow[0]);
  if (target) {
    const pole = along([0, 0, 0], parent, -0.5, -0.7, side * 0.65);
    // A hand laid flat has its wrist at the target, any other hand its palm.
    const toPalm = Math.abs(wrist[0]) > 40 ? 0 : SIZES.palm;
    const found = middleJoint(root, target, SIZES.upperArm, SIZES.forearm + toPalm, pole);
    elbowAt = found.joint;
    upper = frameAlong(root, elbowAt, parent.r);
    lower = frameAlong(elbowAt, found.end, parent.r);
  }
  const wristAt = along(elbowAt, lower, 0, -SIZES.forearm);
  const bent = turned(lower, lower.r, wrist[0]);
  const hand = turned(bent, bent.f, -side * wrist[1]);
  const palm = along(wristAt, hand, 0, -SIZES.palm * 0.85);
  const fist = grip[0] > 0;
  const tip = along(wristAt, hand, 0, fist ? -9.5 : -16);
  const thumb = along(wristAt, hand, fist ? 3 : 4.6, fist ? -8 : -9.5, -side * 1.5);
  return {
    part: {
      name: `arm${sideName(side)}`,
      solids: [
        solid('skin', [root, 5.6], [elbowAt, 4.2]),
        solid('skin', [elbowAt, 4.3], [wristAt, 3]),
        solid('skin', [wristAt, 3], [palm, 4.1]),
        fist ? solid('skin', [palm, 4.4], [tip, 4]) : solid('skin', [palm, 4], [tip, 2.2]),
        solid('skin', [along(wristAt, hand, 1, -3.5), 2.2], [thumb, 1.7]),
      ],
      over: [solid('shirt', [root, 5.6], [mix(root, elbowAt, 0.58), 5])],
    },
    points: { middle: elbowAt, end: palm, tip, heel: wristAt },
  };
}

/** Frame of a foot flat on the floor that points in the direction of the shank. */
function flatFrame(shank: Frame, side: Side, toeOut: number): Frame {
  const ahead: Vec = unit([shank.f[0], 0, shank.f[2]]);
  const frame: Frame = { f: ahead, u: [0, 1, 0], r: unit(cross(ahead, [0, 1, 0])) };
  return turned(frame, frame.u, -side * toeOut);
}

/** `flat` keeps the foot flat on the floor, whatever the shank's angle. */
export function leg({ side, root, parent, joints, target, flat }: LimbInput & { flat: boolean }): Limb {
  const [hip, knee, ankle, toes] = joints;
  let thigh = limbFrame(parent, side, hip);
  let kneeAt = along(root, thigh, 0, -SIZES.thigh);
  let shank = turned(thigh, thigh.r, -knee[0]);
  let ankleAt = along(kneeAt, shank, 0, -SIZES.shank);
  if (target) {
    const pole = along([0, 0, 0], parent, 1, 0.25, side * (0.12 + hip[2] / 90));
    const found = middleJoint(root, target, SIZES.thigh, SIZES.shank, pole);
    kneeAt = found.joint;
    ankleAt = found.end;
    thigh = frameAlong(root, kneeAt, parent.r);
    shank = frameAlong(kneeAt, ankleAt, parent.r);
  }
  const moved = turned(shank, shank.r, ankle[0]);
  const inverted = turned(moved, moved.f, side * ankle[1]);
  const foot = flat ? flatFrame(shank, side, ankle[2]) : turned(inverted, inverted.u, -side * ankle[2]);
  const heel = along(ankleAt, foot, -4.2, -4);
  const ball = along(ankleAt, foot, 11, -4.9);
  const toeFrame = turned(foot, foot.r, toes[0]);
  const tip = along(ball, toeFrame, 6, -0.3);
  const cuff = mix(kneeAt, ankleAt, 0.62);
  return {
    part: {
      name: `leg${sideName(side)}`,
      solids: [
        solid('skin', [root, 9], [kneeAt, 6.3]),
        solid('skin', [kneeAt, 6.2], [along(kneeAt, shank, -1.6, -13), 6], [ankleAt, 3.9]),
        solid('skin', [ankleAt, 3.9], [heel, 3.5], [ball, 2.7]),
        solid('skin', [ball, 2.7], [tip, 2]),
      ],
      over: [
        solid('trousers', [root, 9], [kneeAt, 6.3]),
        solid('trousers', [kneeAt, 6.2], [along(kneeAt, shank, -1.6, -13), 6], [cuff, 5]),
      ],
    },
    points: { middle: kneeAt, end: ankleAt, tip, heel },
  };
}
