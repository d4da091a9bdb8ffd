import type { Exercise } from '@/contract/exerciseAnswers';
import {
  CATEGORIES,
  type Category,
  DIFFICULTIES,
  type Difficulty,
  EXERCISE_AIMS,
  EXERCISE_REGIONS,
} from '@/contract/exercises';

/** An exercise with every field filled. */
export const EXERCISE_FIXTURE: Exercise = {
  id: 'e1',
  name: 'Extensión de rodilla sentado',
  description: 'Sentado, estiras la rodilla hasta ponerla recta para ganar fuerza en el muslo.',
  category: 'Fortalecimiento',
  difficulty: 'BEGINNER',
  equipment: 'Silla y lastre opcional',
  instructions:
    'Posición inicial: Siéntate al fondo de la silla.\n1. Estira una rodilla.\n2. Mantén dos segundos.\n3. Baja despacio.',
  videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  imageUrl: null,
  duration: 40,
  sets: 3,
  reps: 12,
  restTime: 45,
  region: 'KNEE',
  aim: 'STRENGTH',
  commonMistakes: ['Echar el tronco hacia atrás.', 'Dejar caer la pierna.'],
  precautions: ['Si te duele la rótula, trabaja solo el tramo sin dolor.'],
  figure: {
    start: { base: 'sitting', shoulder: [-6, 10, 0], elbow: 14 },
    end: { kneeR: 4, ankleR: 6 },
    props: [{ kind: 'chair' }],
    arrows: [{ trace: 'ankleR' }],
  },
  figureAlt: 'Persona sentada de perfil. Inicio: rodillas dobladas. Final: rodilla derecha estirada.',
};

const of = <T>(values: readonly T[], index: number): T => values[index % values.length] as T;

/** `count` exercises without drawings, cycling through regions, categories and difficulties. */
export const exerciseFixtures = (count: number): Exercise[] =>
  Array.from({ length: count }, (_unused, index) => ({
    ...EXERCISE_FIXTURE,
    id: `x${index}`,
    name: `Ejercicio número ${index + 1}`,
    category: of<Category>(CATEGORIES, index),
    difficulty: of<Difficulty>(DIFFICULTIES, index),
    region: of(EXERCISE_REGIONS, index),
    aim: of(EXERCISE_AIMS, index),
    equipment: index % 3 === 0 ? 'Goma elástica' : 'Sin material',
    figure: null,
    videoUrl: null,
  }));

export const CATEGORY_OPTIONS = CATEGORIES.map((value) => ({ value, label: value }));
export const DIFFICULTY_OPTIONS = [
  { value: 'BEGINNER', label: 'Principiante' },
  { value: 'INTERMEDIATE', label: 'Intermedio' },
  { value: 'ADVANCED', label: 'Avanzado' },
];
