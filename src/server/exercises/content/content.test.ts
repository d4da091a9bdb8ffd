import { EXERCISE_REGIONS } from '@/contract/exercises';
import { TEXT_LIMITS } from '@/contract/common/constants';
import { exerciseBodySchema } from '@/contract/exerciseSchemas';
import { findingsOf } from './checks';
import { exerciseLibrary, instructionsOf, type LibraryExercise } from './index';

type Spoiled = { -readonly [Key in keyof LibraryExercise]?: unknown };

/** A few exercises, because the check compares every one with every other. Their regions and categories lack some. */
const FEW = exerciseLibrary.slice(0, 12);
const first = FEW[0]!;
const second = FEW[1]!;

/** The few with the first one changed; `undefined` removes a field. */
function spoil(changes: Spoiled): LibraryExercise[] {
  const merged = { ...first, ...changes } as Record<string, unknown>;
  for (const [key, value] of Object.entries(changes)) if (value === undefined) delete merged[key];
  return [merged as unknown as LibraryExercise, ...FEW.slice(1)];
}

const problemsOf = (library: readonly LibraryExercise[]) => findingsOf(library).map(({ problem }) => problem);
const known = problemsOf(FEW);
/** What is wrong, without what is known to be wrong with so few. */
const problems = (library: readonly LibraryExercise[]): string =>
  problemsOf(library)
    .filter((problem) => !known.includes(problem))
    .join('\n');

describe('the shipped library', () => {
  it('has nothing to mend', () => {
    expect(findingsOf(exerciseLibrary)).toEqual([]);
  });

  it('holds at least 160 exercises over every region', () => {
    expect(exerciseLibrary.length).toBeGreaterThanOrEqual(160);
    expect(new Set(exerciseLibrary.map(({ region }) => region)).size).toBe(EXERCISE_REGIONS.length);
  });

  it('fits the form, so that a therapist can edit any of them and save', () => {
    for (const exercise of exerciseLibrary) {
      const instructions = instructionsOf(exercise);
      expect(instructions.length).toBeLessThanOrEqual(TEXT_LIMITS.clinicalText);
      const { name, description, category, difficulty, equipment, duration, sets, reps } = exercise;
      const body = { name, description, category, difficulty, equipment, instructions, duration, sets, reps };
      expect(() => exerciseBodySchema.validateSync(body)).not.toThrow();
    }
  });
});

describe('the check of the library', () => {
  it.each(Object.keys(first).filter((key) => key !== 'slug') as (keyof LibraryExercise)[])(
    'finds the missing field %s',
    (key) => {
      expect(problems(spoil({ [key]: undefined }))).not.toBe('');
    },
  );

  it.each<[string, Spoiled, RegExp]>([
    ['a duplicate slug', { slug: second.slug }, /Identificador repetido/],
    ['a duplicate name, whatever its accents', { name: second.name.toUpperCase() }, /Nombre repetido/],
    ['a copied alternative text', { figureAlt: second.figureAlt }, /Texto alternativo repetido/],
    [
      'nearly the same text',
      { steps: second.steps, description: `${second.description.slice(0, -1)} hoy.` },
      /casi igual/,
    ],
    [
      'an English leftover',
      { steps: ['Hold the position durante diez segundos.', ...first.steps] },
      /Palabra inglesa: hold/,
    ],
    ['an English name', { name: 'Curl de cuello' }, /Palabra inglesa: curl/],
    ['an empty alternative text', { figureAlt: '' }, /figureAlt/],
    [
      'an alternative text without an end',
      { figureAlt: 'Cabeza y hombros de perfil, en posición relajada.' },
      /cómo termina/,
    ],
    [
      'a figure with an unknown joint',
      { figure: { start: { base: 'standing', tail: 3 }, end: {} } },
      /figure/,
    ],
    ['a figure without a base', { figure: { start: {}, end: { neck: 3 } } }, /figure/],
    [
      'a figure with a number that is none',
      { figure: { ...first.figure, end: { neck: Number.NaN } } },
      /Ángulo/,
    ],
    ['a figure that does not move', { figure: { ...first.figure, end: {} } }, /son iguales/],
    ['a figure without an arrow', { figure: { start: { base: 'head' }, end: { neck: 9 } } }, /no señala/],
    ['too long a hold', { duration: 181 }, /duration/],
    ['no sets', { sets: 0 }, /sets/],
    ['too many repetitions', { reps: 101 }, /reps/],
    ['a field that nobody knows', { author: 'x' } as Spoiled, /desconocido/],
    ['the formal address', { precautions: ['Consulte usted antes de empezar.'] }, /usted/],
    ['a sentence without a stop', { commonMistakes: ['Subir los hombros'] }, /punto/],
  ])('finds %s', (_what, changes, expected) => {
    expect(problems(spoil(changes))).toMatch(expected);
  });

  it('finds one figure drawn for three exercises', () => {
    const lazy = FEW.map((exercise, index) => (index < 3 ? { ...exercise, figure: first.figure } : exercise));
    expect(problems(lazy)).toMatch(/Figura repetida/);
  });

  it('finds a region with too few', () => {
    const fewer = exerciseLibrary.filter(({ region }, index) => region !== 'VESTIBULAR' || index % 2 === 0);
    expect(problemsOf(fewer).join()).toMatch(/La región tiene/);
  });

  it('finds an empty category', () => {
    const without = exerciseLibrary.filter(({ category }) => category !== 'Geriatría');
    expect(problemsOf(without).join()).toMatch(/ningún ejercicio/);
  });
});
