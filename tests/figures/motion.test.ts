import type { FigurePoint } from '@/contract/figure';
import { exerciseLibrary } from '@/server/exercises/content';
import { placeBodies } from '@/shared/ui/exercise-figure/placement';
import { eased } from '@/shared/ui/exercise-figure/tempo';

/** Moments of every movement that are looked at. */
const MOMENTS = Array.from({ length: 61 }, (_, index) => index / 60);

type Place = readonly [number, number, number];
const apart = (a: Place, b: Place): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

const moved = exerciseLibrary.map(({ slug, figure }) => {
  const { between, start, end } = placeBodies(figure);
  return { slug, figure, start, end, bodies: MOMENTS.map((t) => between(t)) };
});
const whole = moved.filter(({ figure }) => !['hand', 'foot'].includes(figure.start.base));

/** Bones between named points, and their lengths in centimetres. */
const BONES: readonly [FigurePoint, FigurePoint, number][] = [
  ['elbowR', 'shoulderR', 29],
  ['elbowL', 'shoulderL', 29],
  ['kneeR', 'ankleR', 40],
  ['kneeL', 'ankleL', 40],
];
/** Points of which each pair stays at one distance. */
const RIGID: readonly [FigurePoint, FigurePoint][] = [
  ['crown', 'chin'],
  ['crown', 'nape'],
  ['hipR', 'hipL'],
  ['ankleR', 'heelR'],
  ['ankleL', 'heelL'],
];

describe('every movement of the library', () => {
  it('has been worked out for all of them', () => {
    expect(moved.length).toBeGreaterThanOrEqual(166);
  });

  it('keeps the length of every bone to a thousandth', () => {
    const wrong = whole.flatMap(({ slug, bodies }) =>
      bodies.flatMap(({ points }, moment) => [
        ...BONES.filter(([a, b, size]) => Math.abs(apart(points[a]!, points[b]!) - size) > size * 0.001).map(
          ([a]) => `${slug} ${a} at ${moment}`,
        ),
        ...RIGID.filter(([a, b]) => {
          const size = apart(bodies[0]!.points[a]!, bodies[0]!.points[b]!);
          return Math.abs(apart(points[a]!, points[b]!) - size) > size * 0.001;
        }).map(([a]) => `${slug} ${a} at ${moment}`),
      ]),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves feet that rest where they are, to a millimetre', () => {
    const feet = (['R', 'L'] as const).flatMap(
      (side) => [`ankle${side}`, `heel${side}`, `toe${side}`] as const,
    );
    const wrong = whole.flatMap(({ slug, start, end, bodies }) =>
      (['R', 'L'] as const)
        .filter((side) =>
          feet.filter((p) => p.endsWith(side)).every((p) => apart(start.points[p]!, end.points[p]!) < 0.3),
        )
        .flatMap((side) =>
          feet
            .filter((p) => p.endsWith(side))
            .filter((p) => bodies.some(({ points }) => apart(points[p]!, start.points[p]!) > 0.1))
            .map((p) => `${slug} ${p}`),
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves hands that hold on where they are, to the few millimetres that an arm may be too short', () => {
    const wrong = whole.flatMap(({ slug, figure, start, bodies }) =>
      (['R', 'L'] as const)
        .filter((side) => {
          const held = figure.start[`hand${side}`] ?? figure.start.hand;
          const ends = Object.keys(figure.end);
          const lets = [
            'hand',
            'shoulder',
            'elbow',
            `hand${side}`,
            `shoulder${side}`,
            `elbow${side}`,
            'wrist',
            `wrist${side}`,
          ];
          return Array.isArray(held) && !figure.end.base && !lets.some((key) => ends.includes(key));
        })
        .filter((side) => apart(bodies.at(-1)!.points[`hand${side}`]!, start.points[`hand${side}`]!) < 0.1)
        .filter((side) =>
          bodies.some(({ points }) => apart(points[`hand${side}`]!, start.points[`hand${side}`]!) > 0.5),
        )
        .map((side) => `${slug} ${side}`),
    );
    expect(wrong).toEqual([]);
  });

  it('has nothing below the floor, but for flesh that gives way', () => {
    const wrong = whole
      .filter(({ figure }) => figure.start.base !== 'head')
      .flatMap(({ slug, bodies }) => {
        const lowest = Math.min(
          ...bodies.flatMap(({ parts }) =>
            parts.flatMap(({ solids }) => solids.flatMap(({ balls }) => balls.map(([at, r]) => at[1] - r))),
          ),
        );
        return lowest < -2.5 ? [`${slug} ${lowest.toFixed(1)}`] : [];
      });
    expect(wrong).toEqual([]);
  });

  it('keeps the head on top of the neck', () => {
    const wrong = whole.filter(({ bodies }) =>
      bodies.some(({ points }) => {
        const { crown, neck, chest } = points;
        return apart(crown!, chest!) < apart(neck!, chest!) || apart(crown!, neck!) > 32;
      }),
    );
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('has no frame that jumps', () => {
    // Centimetres in a sixtieth of the way; at the usual tempo and its gentlest middle about 8 m/s for a hand.
    const most = 8;
    const wrong = moved.flatMap(({ slug, bodies }) =>
      bodies
        .slice(1)
        .flatMap(({ points }, index) =>
          (Object.keys(points) as FigurePoint[])
            .filter((point) => apart(points[point]!, bodies[index]!.points[point]!) > most)
            .map((point) => `${slug} ${point} at ${index + 1}`),
        ),
    );
    expect(wrong).toEqual([]);
  });

  it('starts and ends as it is drawn on paper, to a finger’s breadth at the ends of the limbs', () => {
    const wrong = moved.flatMap(({ slug, start, end, bodies }) =>
      (['crown', 'handR', 'handL', 'ankleR', 'ankleL'] as const)
        .filter((point) => start.points[point])
        .filter(
          (point) =>
            apart(bodies[0]!.points[point]!, start.points[point]!) > 0.1 ||
            apart(bodies.at(-1)!.points[point]!, end.points[point]!) > 1.6,
        )
        .map((point) => `${slug} ${point}`),
    );
    expect(wrong).toEqual([]);
  });

  it('is the same from the same figure', () => {
    const { figure, bodies } = moved[40]!;
    const again = placeBodies(JSON.parse(JSON.stringify(figure)) as typeof figure).between(0.5);
    expect(JSON.stringify(again.points)).toBe(JSON.stringify(bodies[30]!.points));
  });
});

test('a movement starts and stops gently', () => {
  expect([eased(0), eased(0.5), eased(1)]).toEqual([0, 0.5, 1]);
  expect(eased(0.02)).toBeLessThan(0.0002);
  expect(1 - eased(0.98)).toBeLessThan(0.0002);
});
