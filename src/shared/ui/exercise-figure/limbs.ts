import { solid, type Part } from './solids';
import {
  add,
  along,
  cross,
  dot,
  frameAlong,
  liftedFrame,
  length,
  mix,
  mixFrames,
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
 * too far, the limb points at it. `slack` is how much shorter than straight it stays, in centimetres.
 */
export function middleJoint(
  root: Vec,
  target: Vec,
  upper: number,
  lower: number,
  pole: Vec,
  slack = 0.2,
): { joint: Vec; end: Vec } {
  const way = subtract(target, root);
  const direction = unit(way);
  const reach = Math.max(Math.abs(upper - lower) + 0.5, Math.min(length(way), upper + lower - slack));
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

/** A place that a limb reaches for. */
export interface Lead {
  readonly target: Vec;
  /** How far the target counts against the angles: 0 to 1. */
  readonly weight: number;
}

interface LimbInput {
  readonly side: Side;
  readonly root: Vec;
  readonly parent: Frame;
  /** Angles of the joints, from the trunk outwards. */
  readonly joints: readonly [Vec, Vec, Vec, Vec];
  readonly lead: Lead | undefined;
  /** Height below which nothing goes. */
  readonly floor: number;
}

/** The two long bones of a limb: frames from the trunk outwards, and the joint between them. */
interface Bones {
  readonly upper: Frame;
  readonly lower: Frame;
  readonly joint: Vec;
}

/** How a limb reaches: the lengths of its bones, the direction of its bend, and its right axis. */
interface Reach {
  readonly root: Vec;
  readonly lengths: readonly [number, number];
  readonly pole: Vec;
  readonly side: Vec;
}

/**
 * Turns the bones towards the target by the weight of the lead. The joints turn, so the hand comes on an arc as
 * an arm does, and not on a line through the body.
 */
function led(bones: Bones, { target, weight }: Lead, { root, lengths, pole, side }: Reach): Bones {
  const { joint, end } = middleJoint(root, target, lengths[0], lengths[1], pole);
  const upper = mixFrames(bones.upper, frameAlong(root, joint, side), weight);
  const lower = mixFrames(bones.lower, frameAlong(joint, end, side), weight);
  return { upper, lower, joint: weight >= 1 ? joint : along(root, upper, 0, -lengths[0]) };
}

/** Swings the bones of a limb up, so that neither joint sinks into the floor. */
function aboveFloor(
  bones: Bones,
  root: Vec,
  lengths: readonly [number, number],
  radii: readonly [number, number],
  floor: number,
): Bones {
  const upper = liftedFrame(bones.upper, root, lengths[0], floor + radii[0]);
  const joint = upper === bones.upper ? bones.joint : along(root, upper, 0, -lengths[0]);
  return { upper, joint, lower: liftedFrame(bones.lower, joint, lengths[1], floor + radii[1]) };
}

interface Limb {
  readonly part: Part;
  readonly points: { readonly middle: Vec; readonly end: Vec; readonly tip: Vec; readonly heel: Vec };
}

const sideName = (side: Side): string => (side === 1 ? 'R' : 'L');

/** A hand laid flat has its wrist at the target, any other hand its palm. */
export const palmReach = (wrist: Vec): number => (Math.abs(wrist[0]) > 40 ? 0 : SIZES.palm);

/** `toPalm` is the distance from the wrist to the part of the hand that reaches. */
export function arm(input: LimbInput & { toPalm: number }): Limb {
  const { side, root, parent, joints, lead, toPalm, floor } = input;
  const [shoulder, elbow, wrist, grip] = joints;
  const hanging = limbFrame(parent, side, shoulder);
  const free: Bones = {
    upper: hanging,
    lower: turned(hanging, hanging.r, elbow[0]),
    joint: along(root, hanging, 0, -SIZES.upperArm),
  };
  const reached = lead
    ? led(free, lead, {
        root,
        lengths: [SIZES.upperArm, SIZES.forearm + toPalm],
        pole: along([0, 0, 0], parent, -0.5, -0.7, side * 0.65),
        side: parent.r,
      })
    : free;
  const { lower, joint: elbowAt } = aboveFloor(reached, root, [SIZES.upperArm, SIZES.forearm], [4, 3], floor);
  const wristAt = along(elbowAt, lower, 0, -SIZES.forearm);
  const bent = turned(lower, lower.r, wrist[0]);
  const hand = liftedFrame(
    turned(bent, bent.f, -side * wrist[1]),
    wristAt,
    grip[0] > 0 ? 9.5 : 16,
    floor + 2,
  );
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

interface LegInput extends LimbInput {
  /** How far the foot stays flat on the floor, whatever the shank's angle: 0 to 1. */
  readonly flat: number;
  /** A foot that rests: where its ankle stays, and how the foot lies. */
  readonly pin: { readonly at: Vec; readonly foot: Frame } | undefined;
}

function legBones({ side, root, parent, joints, lead, pin, floor }: LegInput): Bones {
  const [hip, knee] = joints;
  const upper = limbFrame(parent, side, hip);
  const hanging: Bones = {
    upper,
    lower: turned(upper, upper.r, -knee[0]),
    joint: along(root, upper, 0, -SIZES.thigh),
  };
  const lengths = [SIZES.thigh, SIZES.shank] as const;
  const pole = along([0, 0, 0], parent, 1, 0.25, side * (0.12 + hip[2] / 90));
  const bones = aboveFloor(
    lead ? led(hanging, lead, { root, lengths, pole, side: parent.r }) : hanging,
    root,
    lengths,
    [5, 3.5],
    floor,
  );
  if (!pin) return bones;
  const ahead = scale(bones.upper.f, !lead && knee[0] < 0 ? -1 : 1);
  const { joint, end } = middleJoint(root, pin.at, ...lengths, ahead, 0);
  return {
    upper: frameAlong(root, joint, bones.upper.r),
    lower: frameAlong(joint, end, bones.lower.r),
    joint,
  };
}

function footFrame(shank: Frame, { side, joints, flat, pin }: LegInput): Frame {
  if (pin) return pin.foot;
  const ankle = joints[2];
  const moved = turned(shank, shank.r, ankle[0]);
  const inverted = turned(moved, moved.f, side * ankle[1]);
  const free = turned(inverted, inverted.u, -side * ankle[2]);
  if (flat <= 0) return free;
  const resting = flatFrame(shank, side, ankle[2]);
  return flat >= 1 ? resting : mixFrames(free, resting, flat);
}

/** Ankle, heel, ball and tip of a foot. */
function footPoints(input: LegInput, { lower: shank, joint }: Bones) {
  const ankle = along(joint, shank, 0, -SIZES.shank);
  const foot = footFrame(shank, input);
  const ball = along(ankle, foot, 11, -4.9);
  const tip = along(ball, turned(foot, foot.r, input.joints[3][0]), 6, -0.3);
  return { ankle, foot, heel: along(ankle, foot, -4.2, -4), ball, tip };
}

/** How far the sole of a foot gives way, in centimetres. */
const SOLE = 0.8;

/** Bones and foot of a leg. A foot that would sink into the floor is lifted by bending the knee. */
function placedLeg(input: LegInput) {
  const bones = legBones(input);
  const placed = footPoints(input, bones);
  const { ankle, foot, heel, ball, tip } = placed;
  const lowest = Math.min(heel[1] - 3.5, ball[1] - 2.7, tip[1] - 2);
  if (input.pin || lowest >= input.floor - SOLE) return { bones, ...placed };
  const lifted = { ...input, pin: { at: add(ankle, [0, input.floor - SOLE - lowest, 0] as const), foot } };
  const higher = legBones(lifted);
  return { bones: higher, ...footPoints(lifted, higher) };
}

export function leg(input: LegInput): Limb & { readonly foot: Frame } {
  const { side, root } = input;
  const { bones, ankle: ankleAt, foot, heel, ball, tip } = placedLeg(input);
  const { lower: shank, joint: kneeAt } = bones;
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
    foot,
  };
}
