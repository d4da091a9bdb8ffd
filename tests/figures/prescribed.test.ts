import { isFigureSpec } from '@/contract/figureSchema';
import type { FigurePose, FigureSpec } from '@/contract/figure';
import { exerciseLibrary } from '@/server/exercises/content';
import { movementRange, upToFigure } from '@/shared/ui/exercise-figure/movementRange';
import { placeBodies } from '@/shared/ui/exercise-figure/placement';
import { keyPoses, poseBetween } from '@/shared/ui/exercise-figure/pose';
import { trainedSide } from '@/shared/ui/exercise-figure/trainedSide';

const OTHER = { R: 'L', L: 'R' } as const;
const swapped = (key: string): string =>
  key.replace(/([a-z])([RL])$/, (_all, before: string, side: 'R' | 'L') => before + OTHER[side]);

/** A pose as a mirror shows it: sides swapped, the trunk bent and turned the other way. */
function mirroredPose(pose: FigurePose): FigurePose {
  return Object.fromEntries(
    Object.entries(pose).map(([key, value]) => {
      if (typeof value === 'string') return [swapped(key), key === 'base' ? value : swapped(value)];
      const isTrunk = ['lumbar', 'thoracic', 'neck'].includes(key);
      if (isTrunk && Array.isArray(value))
        return [key, (value as number[]).map((part, index) => (index > 0 ? -part : part))];
      if (key === 'roll' || key === 'gaze')
        return [key, typeof value === 'number' ? -value : (value as number[]).map((part) => -part)];
      if (/^(hand|foot)[RL]$/.test(key)) {
        const [x = 0, y = 0, z = 0] = value as number[];
        return [swapped(key), [x, y, -z]];
      }
      return [swapped(key), value];
    }),
  ) as FigurePose;
}
const mirrored = ({ start, end, through, trains, ...figure }: FigureSpec): FigureSpec => ({
  ...figure,
  start: { ...mirroredPose(start), base: start.base },
  end: mirroredPose(end),
  ...(through && { through: through.map(mirroredPose) }),
  ...(trains && { trains: OTHER[trains] }),
});

const library = exerciseLibrary.map(({ slug, figure }) => ({ slug, figure }));
const figureOf = (slug: string) => library.find((one) => one.slug === slug)!.figure;
const ranged = library.flatMap(({ slug, figure }) => {
  const range = movementRange(figure);
  return range ? [{ slug, figure, range }] : [];
});

describe('the side that a figure trains', () => {
  it('is the other one of its mirror image, for every exercise', () => {
    const wrong = library
      // These bases are of one side themselves, and have no mirror image as a figure.
      .filter(({ figure }) => !['hand', 'foot', 'halfKneeling'].includes(figure.start.base))
      .filter(({ figure }) => {
        const [own, other] = [trainedSide(figure), trainedSide(mirrored(figure))];
        return own === null ? other !== null : other !== (own === 'right' ? 'left' : 'right');
      });
    expect(wrong.map(({ slug }) => slug)).toEqual([]);
  });

  it('is none where both sides do the same', () => {
    const sides = ['cadera-sentadilla', 'lumbar-puente-gluteos', 'cervical-flexion-extension'];
    expect(sides.map((slug) => trainedSide(figureOf(slug)))).toEqual([null, null, null]);
  });

  it.each([
    ['rodilla-extension-sentado', 'right'],
    ['cadera-almeja', 'right'],
    ['hombro-estiramiento-capsula-posterior', 'right'],
    ['cervical-estiramiento-trapecio', 'left'],
    ['cadera-estiramiento-psoas', 'left'],
    ['cadera-piriforme-supino', 'right'],
    ['lumbar-plancha-lateral-rodillas', 'left'],
    ['cervical-rotacion-activa', 'right'],
    ['muneca-flexion-extension', 'right'],
    ['rodilla-zancada-estatica', 'right'],
    ['cardio-caminata-rapida', null],
  ])('of %s is %s', (slug, side) => expect(trainedSide(figureOf(slug))).toBe(side));
});

describe('how far a movement may be prescribed', () => {
  it.each([
    ['rodilla-extension-sentado', 'flexión de rodilla'],
    ['cadera-sentadilla', 'flexión de rodilla'],
    ['cadera-abduccion-lateral', 'abducción de cadera'],
    ['hombro-rotacion-externa-banda', 'rotación externa de hombro'],
    ['codo-curl-mancuerna', 'flexión de codo'],
    ['cervical-rotacion-activa', 'rotación del cuello'],
  ])('is said of %s in %s', (slug, movement) =>
    expect(movementRange(figureOf(slug))?.movement).toBe(movement),
  );

  it.each([
    'lumbar-puente-gluteos',
    'mayores-levantarse-silla',
    'rodilla-isometrico-cuadriceps',
    'cervical-estiramiento-trapecio',
    'hombro-caminar-pared',
  ])('is not asked of %s', (slug) => expect(movementRange(figureOf(slug))).toBeNull());

  it('is offered for a good part of the library, in fives, in the order of the movement', () => {
    expect(ranged.length).toBeGreaterThan(30);
    for (const { range } of ranged) {
      const shares = range.degrees.map((value) => range.shareAt(value));
      expect(range.degrees.every((value) => value % 5 === 0)).toBe(true);
      expect([...shares].sort((one, other) => one - other)).toEqual(shares);
      expect(shares.every((share) => share > 0 && share < 1)).toBe(true);
    }
  });

  it('ends on the way that the whole movement takes, for every exercise and choice', () => {
    const wrong = ranged.flatMap(({ slug, figure, range }) => {
      const [start, end] = [keyPoses(figure)[0]!, keyPoses(figure).at(-1)!];
      return range.degrees
        .filter((value) => {
          const cut = keyPoses(upToFigure(figure, value)).at(-1)!;
          const there = poseBetween(start, end, range.shareAt(value));
          return [...new Set([...Object.keys(cut.angles), ...Object.keys(there.angles)])].some((key) =>
            [0, 1, 2].some(
              (index) => Math.abs((cut.angles[key]?.[index] ?? 0) - (there.angles[key]?.[index] ?? 0)) > 1e-6,
            ),
          );
        })
        .map((value) => `${slug} ${value}`);
    });
    expect(wrong).toEqual([]);
  });

  it('gives figures that are valid, stay above the floor and start as before', () => {
    const wrong = ranged.flatMap(({ slug, figure, range }) =>
      [range.degrees[0]!, range.degrees.at(-1)!].flatMap((value) => {
        const cut = upToFigure(figure, value);
        const { between } = placeBodies(cut);
        const bodies = [0, 0.25, 0.5, 0.75, 1].map((t) => between(t));
        const lowest = Math.min(
          ...bodies.flatMap(({ parts }) =>
            parts.flatMap(({ solids }) => solids.flatMap(({ balls }) => balls.map(([at, r]) => at[1] - r))),
          ),
        );
        const isLow =
          figure.start.base !== 'head' &&
          figure.start.base !== 'hand' &&
          figure.start.base !== 'foot' &&
          lowest < -2.5;
        return isFigureSpec(cut) && !isLow ? [] : [`${slug} ${value} ${lowest.toFixed(1)}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('leaves a figure alone that does not go through there', () => {
    const figure = figureOf('rodilla-extension-sentado');
    expect(upToFigure(figure, 120)).toBe(figure);
    expect(upToFigure(figureOf('lumbar-puente-gluteos'), 20)).toEqual(figureOf('lumbar-puente-gluteos'));
  });
});
