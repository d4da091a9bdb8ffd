import { ValidationError } from 'yup';
import { CATEGORIES, DIFFICULTIES, EXERCISE_REGIONS, type ExerciseRegion } from '@/contract/exercises';
import { libraryExerciseSchema, type LibraryExercise } from './schema';

/** A problem of an exercise, in words for its author. */
interface Finding {
  readonly slug: string;
  readonly problem: string;
}

/**
 * Fewest exercises per region. The extra regions need fewer, only so that their category is not nearly empty.
 */
const FEWEST = 8;
const FEWEST_OF_EXTRAS = 6;
const EXTRAS: readonly ExerciseRegion[] = ['PAEDIATRICS', 'SPORTS', 'CARDIOVASCULAR'];

/**
 * Most exercises that may share one drawing. Two may be variants of dose; a third means a missing drawing.
 */
const SAME_FIGURE = 2;
/** Share of common words from which two texts count as the same exercise. */
const SAME_TEXT = 0.6;

/**
 * English words that do not exist in Spanish: fillers that betray a translation, and gym terms with a Spanish
 * name.
 */
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

/** Problems of the texts: sentences need a capital and a full stop, Spanish words and the form «tú». */
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

/**
 * Problems of the figure: it must move or say what works without moving, and its text must tell how it ends.
 */
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

/** Share of words that two texts have in common (Jaccard). */
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

/** Every problem of a library; an empty list means it may be shipped. */
export function findingsOf(library: readonly LibraryExercise[]): Finding[] {
  const own = library.flatMap((exercise) => {
    // An exercise with invalid fields is not checked further.
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
