import type { FigureSpec } from '@/contract/figure';

/** Answers of the backend for tests and stories. */

const SQUAT: FigureSpec = {
  view: 'side',
  start: { base: 'standing' },
  end: { hip: 60, knee: 80, ankle: 20, shoulder: 70 },
};

interface RawExercise {
  id: string;
  name: string;
  description: string;
  instructions: string;
  videoUrl: string | null;
  figure: FigureSpec | null;
  figureAlt: string | null;
}

export const rawExercise = (number: number, values: Partial<RawExercise> = {}): RawExercise => ({
  id: `ejercicio-${number}`,
  name: ['Sentadilla con apoyo', 'Puente de glúteos', 'Elevación de talones', 'Marcha sentado'][
    (number - 1) % 4
  ]!,
  description: 'Fortalece las piernas para levantarte de la silla con seguridad.',
  instructions:
    'Apóyate en el respaldo de una silla. Baja despacio como si fueras a sentarte y vuelve a subir sin impulso.',
  videoUrl: null,
  figure: SQUAT,
  figureAlt: 'De pie; después, con las rodillas flexionadas como al sentarse.',
  ...values,
});

export const rawStep = (number: number, values: Record<string, unknown> = {}) => ({
  exercise: rawExercise(number),
  order: number,
  sets: 2,
  reps: 10,
  duration: 30,
  restTime: 20,
  notes: null,
  status: 'PENDING',
  ...values,
});

export const rawRun = (values: Record<string, unknown> = {}) => ({
  id: 'run-1',
  routine: { id: 'rutina-1', name: 'Rodilla fuerte' },
  status: 'IN_PROGRESS',
  exercises: [rawStep(1), rawStep(2), rawStep(3)],
  ...values,
});

export const rawRoutine = (values: Record<string, unknown> = {}) => ({
  id: 'rutina-1',
  name: 'Rodilla fuerte',
  description: 'Para subir escaleras sin molestias.',
  frequency: 'DAILY',
  duration: 6,
  notes: 'Si notas más dolor del habitual, para y escríbeme.',
  category: 'Fortalecimiento',
  difficulty: 'beginner',
  status: 'ACTIVE',
  exercises: [1, 2, 3].map((number) => ({ ...rawStep(number), exerciseId: `ejercicio-${number}` })),
  todayProgress: null,
  ...values,
});

export const RAW_TODAY = [
  rawRoutine(),
  rawRoutine({
    id: 'rutina-2',
    name: 'Hombro sin dolor',
    description: 'Movilidad suave después de la operación.',
    frequency: 'TWICE_DAILY',
    todayProgress: { id: 'run-2', status: 'IN_PROGRESS', completedExercises: 1, totalExercises: 3 },
  }),
  rawRoutine({
    id: 'rutina-3',
    name: 'Equilibrio',
    frequency: 'WEEKLY',
    todayProgress: { id: 'run-3', status: 'COMPLETED', completedExercises: 3, totalExercises: 3 },
  }),
];

/** The week that ends with the stories' day, as the server answers it. */
const DAYS = [
  '2026-11-17',
  '2026-11-18',
  '2026-11-19',
  '2026-11-20',
  '2026-11-21',
  '2026-11-22',
  '2026-11-23',
];

export const RAW_STATS = {
  completedToday: 1,
  totalRoutines: 3,
  shouldCompleteToday: 3,
  progressPercentage: 33,
  averageTime: 14,
  weeklyProgress: DAYS.map((date, index) => ({
    date,
    completed: [2, 3, 0, 1, 3, 2, 1][index],
    due: [3, 3, 0, 3, 3, 3, 3][index],
  })),
  painOverTime: DAYS.map((date, index) => ({
    date,
    before: [5, 5, 4, 4, 4, 3, 3][index],
    after: [6, 5, 5, 4, 3, 3, 2][index],
  })),
};

export const RAW_ADHERENCE = {
  hasAccount: true,
  days: Array.from({ length: 28 }, (_, index) => ({
    date: new Date(Date.UTC(2026, 9, 27 + index)).toISOString().slice(0, 10),
    completed: index % 3 === 0 ? 1 : 2,
    due: 2,
  })),
  routines: [
    { id: 'rutina-1', name: 'Rodilla fuerte', frequency: 'DAILY', completed: 21, due: 28 },
    { id: 'rutina-3', name: 'Equilibrio', frequency: 'WEEKLY', completed: 2, due: 4 },
  ],
  painOverTime: RAW_STATS.painOverTime,
  runs: [
    {
      id: 'run-9',
      routineName: 'Rodilla fuerte',
      date: '2026-11-20',
      status: 'COMPLETED',
      completedExercises: 3,
      totalExercises: 3,
      painBefore: 2,
      painAfter: 6,
      effort: 7,
      notes: 'Me costó la última serie.',
      exercises: [{ name: 'Puente de glúteos', pain: 7, effort: null, notes: 'Me dio un tirón.' }],
      alert: true,
      reviewedAt: null,
    },
    {
      id: 'run-8',
      routineName: 'Equilibrio',
      date: '2026-11-19',
      status: 'IN_PROGRESS',
      completedExercises: 1,
      totalExercises: 3,
      painBefore: null,
      painAfter: null,
      effort: null,
      notes: null,
      alert: false,
      reviewedAt: null,
    },
  ],
};
