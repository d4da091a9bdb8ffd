import type { ResolvedPose } from './pose';
import { solid, type Body, type Part } from './solids';
import { along, turned, WORLD, type Vec } from './vector';

/** Toes from the big one: root (forward, towards the midline), length and radius, in centimetres. */
const TOES = [
  { name: 'toe1', root: [12.6, 3.2], size: 5.2, radius: 1.5 },
  { name: 'toe2', root: [13, 1.1], size: 4.8, radius: 1.05 },
  { name: 'toe3', root: [12.4, -0.7], size: 4.2, radius: 1 },
  { name: 'toe4', root: [11.6, -2.3], size: 3.7, radius: 0.95 },
  { name: 'toe5', root: [10.6, -3.7], size: 3.1, radius: 0.9 },
] as const;

/**
 * Close-up of a left foot from its inner side. `ankle` is `[dorsiflexion, inversion, toes out]`. `lean` tilts
 * the shank forward over a foot that stays down. `toes` lifts the toes (second number: the big toe only).
 * `arch` (0 to 1) raises the arch, `spread` fans the toes. The sole is at height 0 while the heel is down.
 */
export function buildFoot({ angles }: ResolvedPose): Body {
  const angle = (key: string): Vec => angles[key] ?? angles[`${key}L`] ?? [0, 0, 0];
  const [dorsiflexion, inversion, out] = angle('ankle');
  const [shift, lift] = angle('at');
  const ankle: Vec = [shift, 8 + lift, 0];
  const shank = turned(WORLD, WORLD.r, -angle('lean')[0]);
  const flexed = turned(WORLD, WORLD.r, dorsiflexion);
  const tilted = turned(flexed, flexed.f, -inversion);
  const foot = turned(tilted, tilted.u, out);
  const at = (forward: number, up: number, right: number): Vec => along(ankle, foot, forward, up, right);
  const arch = angle('arch')[0];
  const short = arch * 0.7;

  const [lifted, bigToe] = angle('toes');
  const toes = TOES.map(({ name, root, size, radius }, index): Part => {
    const fanned = turned(foot, foot.u, -(index - 1.5) * -angle('spread')[0] * 0.5);
    const frame = turned(fanned, fanned.r, lifted + (index === 0 ? bigToe : 0));
    const from = at(root[0] - short, -6.7 + radius - 1, root[1]);
    const tip = along(from, frame, size, 0);
    return {
      name,
      solids: [solid('skin', [from, radius], [tip, radius * 0.92])],
      over: [solid('skin', [from, radius * 0.98], [along(from, foot, -2, 0.3), radius])],
      nearer: 0.4,
    };
  });

  const main: Part = {
    name: 'foot',
    solids: [
      solid('skin', [along(ankle, shank, 0, 24), 5.4], [along(ankle, shank, 0, 2), 3.7]),
      solid('skin', [ankle, 3.9], [at(-4.6, -4.4, 0), 3.6], [at(2, -1.5 + arch, 0.4), 3.4]),
      // Two pieces for the outer border, so that the sole hollows when the arch rises.
      solid('skin', [at(-3.6, -5, -1), 2.9], [at(4, -5.2 + arch * 1.9, -2.2), 2.4]),
      solid('skin', [at(4, -5.2 + arch * 1.9, -2.2), 2.4], [at(11 - short, -6.2, -2.8), 1.7]),
      solid(
        'skin',
        [at(1, -1.6 + arch, 0.5), 3.8],
        [at(7 - short, -3.6 + arch * 1.6, 1), 2.6],
        [at(11.6 - short, -5.9, 2.6), 2.1],
        [at(10.4 - short, -6, -1), 1.6],
      ),
    ],
    over: [solid('trousers', [along(ankle, shank, 0, 24), 5.4], [along(ankle, shank, 0, 17.5), 4.9])],
  };
  const tip = toes[0]!.solids[0]!.balls[1]![0];
  const heel = at(-4.6, -4.4, 0);
  const shin = along(ankle, shank, 0, 16);
  return {
    parts: [main, ...toes],
    points: {
      ankleR: ankle,
      ankleL: ankle,
      heelR: heel,
      heelL: heel,
      toeR: tip,
      toeL: tip,
      shinR: shin,
      shinL: shin,
    },
    lowest: 0,
  };
}
