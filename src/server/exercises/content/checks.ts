import { ValidationError } from 'yup';
import { CATEGORIES, DIFFICULTIES } from '@/contract/exercises/enums';
import { EXERCISE_REGIONS, type ExerciseRegion } from '@/contract/exercises/facets';
import { libraryExerciseSchema, type LibraryExercise } from './schema';

/** What is wrong with an exercise, in words for whoever mends it. */
interface Finding {
  readonly slug: string;
  readonly problem: string;
}

/** Fewest exercises a region may hold; the last three only keep their category from being empty. */
const FEWEST = 8;
const FEWEST_OF_EXTRAS = 6;
const EXTRAS: readonly ExerciseRegion[] = ['PAEDIATRICS', 'SPORTS', 'CARDIOVASCULAR'];

/** Exercises that may share one drawing: a variant of dose may, a third one means nobody drew. */
const SAME_FIGURE = 2;
/** Share of common words from which two texts tell the same exercise. */
const SAME_TEXT = 0.6;

/** English words that are no Spanish ones: fillers that betray a translation, and gym names that have a Spanish one. */
const ENGLISH = new Set(
  `the and with your you from into while then hold holds keep slowly press push pull stretch stretching squat squats
  lunge lunges plank bridge raise raises curl curls rows clamshell deadlift step steps back front chest shoulder knee
  ankle wrist elbow neck head foot feet hand hands arm arms leg legs toe toes heel heels breath breathing standing
  sitting lying supine seated strength exercise exercises sets reps core foam roller wall chair ball band bands stick
  towel floor start down left right slow fast repeat bird dog dead bug cat cow child superman walk walking jump
  jumping swing kick warmup cooldown fitness feedback burpee climbers jacks pushup pushups situp crunch workout
  training`.split(/\s+/),
);

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();

const wordsOf = (text: string): string[] => plain(text).match(/[a-zñ]+/g) ?? [];

const textsOf = (exercise: LibraryExercise): string[] => [
  exercise.name,
  exercise.description,
  exercise.equipment,
  exercise.startingPosition,
  ...exercise.steps,
  ...exercise.commonMistakes,
  ...exercise.precautions,
  exercise.figureAlt,
  ...(exercise.figure.captions ?? []),
];

function invalid(exercise: LibraryExercise): string[] {
  try {
    libraryExerciseSchema.validateSync(exercise, { abortEarly: false });
    return [];
  } catch (error) {
    return error instanceof ValidationError
      ? error.inner.map(({ path, message }) => `${path ?? ''}: ${message}`)
      : [String(error)];
  }
}

/** Sentences begin with a capital and end with a stop; the patient is addressed as «tú», in Spanish. */
function badlyWritten(exercise: LibraryExercise): string[] {
  const { description, startingPosition, steps, commonMistakes, precautions, figureAlt } = exercise;
  const sentences = [description, startingPosition, ...steps, ...commonMistakes, ...precautions, figureAlt];
  const words = textsOf(exercise).flatMap(wordsOf);
  return [
    ...sentences
      .filter((text) => !/^[«¿¡]?[A-ZÁÉÍÓÚÑ].*\.$/s.test(text))
      .map((text) => `Frase sin mayúscula o punto: ${text}`),
    ...[...new Set(words)].filter((word) => ENGLISH.has(word)).map((word) => `Palabra inglesa: ${word}`),
    ...(words.some((word) => word === 'usted' || word === 'ustedes') ? ['Trata de usted al paciente'] : []),
    ...(textsOf(exercise).some((text) => / {2}|\bTODO\b|\bXX+\b/.test(text)) ? ['Texto sin terminar'] : []),
  ];
}

/** A figure shows a movement or says what works without moving, and its text tells how it ends. */
function badlyDrawn({ figure, figureAlt }: LibraryExercise): string[] {
  const moves = Object.entries(figure.end).some(
    ([key, value]) =>
      JSON.stringify(value) !== JSON.stringify((figure.start as Record<string, unknown>)[key]),
  );
  const ends = ['final', ...(figure.captions ? wordsOf(figure.captions[1]).slice(0, 1) : [])];
  const told = new Set(wordsOf(figureAlt));
  return [
    ...(moves ? [] : ['El inicio y el final de la figura son iguales']),
    ...(figure.arrows?.length || figure.focus ? [] : ['La figura no señala el movimiento']),
    ...(ends.some((word) => told.has(word)) ? [] : ['El texto alternativo no dice cómo termina']),
  ];
}

/** Share of words two texts have in common (Jaccard). */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const common = [...a].filter((word) => b.has(word)).length;
  return common / Math.max(1, a.size + b.size - common);
}

function repeated(
  library: readonly LibraryExercise[],
  what: string,
  key: (exercise: LibraryExercise) => string,
  most = 1,
): Finding[] {
  const groups = new Map<string, LibraryExercise[]>();
  library.forEach((exercise) => groups.set(key(exercise), [...(groups.get(key(exercise)) ?? []), exercise]));
  return [...groups.values()]
    .filter((group) => group.length > most)
    .map((group) => ({
      slug: group[0]!.slug,
      problem: `${what}: ${group.map(({ slug }) => slug).join(', ')}`,
    }));
}

/** Everything that is wrong with a library; empty when it may be shipped. */
export function findingsOf(library: readonly LibraryExercise[]): Finding[] {
  const own = library.flatMap((exercise) => {
    // What does not even have the right fields is not read any further.
    const wrong = invalid(exercise);
    const found = wrong.length > 0 ? wrong : [...badlyWritten(exercise), ...badlyDrawn(exercise)];
    return found.map((problem) => ({ slug: exercise.slug, problem }));
  });
  if (own.length > 0) return own;

  const texts = library.map((exercise) => ({
    slug: exercise.slug,
    words: new Set(
      [exercise.description, ...exercise.steps].flatMap(wordsOf).filter((word) => word.length > 3),
    ),
  }));
  const alike = texts.flatMap((one, index) =>
    texts
      .slice(index + 1)
      .filter((other) => likeness(one.words, other.words) > SAME_TEXT)
      .map((other) => ({ slug: one.slug, problem: `Texto casi igual al de ${other.slug}` })),
  );
  const few = EXERCISE_REGIONS.flatMap((region) => {
    const count = library.filter((exercise) => exercise.region === region).length;
    const fewest = EXTRAS.includes(region) ? FEWEST_OF_EXTRAS : FEWEST;
    return count < fewest
      ? [{ slug: region, problem: `La región tiene ${count} ejercicios y pide ${fewest}` }]
      : [];
  });
  const empty = [...CATEGORIES, ...DIFFICULTIES]
    .filter(
      (value) => !library.some(({ category, difficulty }) => category === value || difficulty === value),
    )
    .map((value) => ({ slug: value, problem: 'No tiene ningún ejercicio' }));
  return [
    ...repeated(library, 'Identificador repetido', ({ slug }) => slug),
    ...repeated(library, 'Nombre repetido', ({ name }) => wordsOf(name).join(' ')),
    ...repeated(library, 'Descripción repetida', ({ description }) => wordsOf(description).join(' ')),
    ...repeated(library, 'Texto alternativo repetido', ({ figureAlt }) => wordsOf(figureAlt).join(' ')),
    ...repeated(
      library,
      'Figura repetida',
      ({ figure: { captions: _, ...drawn } }) => JSON.stringify(drawn),
      SAME_FIGURE,
    ),
    ...alike,
    ...few,
    ...empty,
  ];
}
