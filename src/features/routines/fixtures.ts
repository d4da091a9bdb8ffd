import type { Exercise } from '@/contract/exerciseAnswers';
import type { Routine } from '@/contract/routineAnswers';
import { FREQUENCIES, FREQUENCY_LABELS } from '@/contract/routines';

export const FREQUENCY_OPTIONS = FREQUENCIES.map((value) => ({ value, label: FREQUENCY_LABELS[value] }));

/** Frequencies of a server that stores the days of a CUSTOM routine. */
export const SCHEDULED_FREQUENCIES = FREQUENCY_OPTIONS.map((option) =>
  option.value === 'CUSTOM' ? { ...option, takesSchedule: true } : option,
);

export const PATIENTS = [
  { id: 'p1', name: 'Manuel Ortega Gil' },
  { id: 'p2', name: 'Lucía Navarro Sanz' },
];

const exercise = (id: string, name: string, more: Partial<Exercise> = {}): Exercise => ({
  id,
  name,
  description: `${name}, despacio y sin dolor.`,
  category: 'Fortalecimiento',
  difficulty: 'BEGINNER',
  equipment: 'Silla',
  instructions: '1. Despacio.',
  videoUrl: null,
  imageUrl: null,
  duration: 40,
  sets: 2,
  reps: 15,
  restTime: 45,
  region: 'KNEE',
  aim: 'STRENGTH',
  ...more,
});

export const EXERCISES: Exercise[] = [
  exercise('e1', 'Extensión de rodilla sentado', {
    figure: {
      start: { base: 'sitting' },
      end: { kneeR: 4, ankleR: 6 },
      props: [{ kind: 'chair' }],
      arrows: [{ trace: 'ankleR' }],
    },
  }),
  exercise('e2', 'Puente de glúteos', { region: 'HIP' }),
  exercise('e3', 'Retracción cervical', {
    region: 'CERVICAL',
    sets: null,
    reps: null,
    duration: null,
    restTime: null,
  }),
];

const row = (id: string, order: number): Routine['exercises'][number] => ({
  exerciseId: id,
  order,
  sets: 3,
  reps: 12,
  duration: 40,
  restTime: 45,
  notes: order === 1 ? 'Sin dolor' : null,
  exercise: { id, name: EXERCISES.find((one) => one.id === id)?.name ?? id },
});

export const ROUTINE_FIXTURE: Routine = {
  id: 'r1',
  name: 'Rodilla fase 1',
  description: 'Tras la artroscopia',
  frequency: 'DAILY',
  duration: 6,
  notes: 'Hielo después',
  patientId: 'p1',
  patientName: 'Manuel Ortega Gil',
  category: 'Rehabilitación',
  difficulty: 'intermediate',
  status: 'ACTIVE',
  exercises: [row('e1', 1), row('e2', 2)],
  isTemplate: false,
};

/** The same routine with something prescribed, from a server that stores that. */
export const PRESCRIBED_FIXTURE: Routine = {
  ...ROUTINE_FIXTURE,
  exercises: [
    {
      ...row('e1', 1),
      prescription: {
        side: 'left',
        tempo: { lift: 3, hold: 1, lower: 3, pause: 0 },
        upTo: 30,
        load: '2 kg',
        band: 'roja',
      },
    },
    { ...row('e2', 2), prescription: null },
  ],
};

/** Three routines of two patients that cover each status and difficulty. */
export const ROUTINES: Routine[] = [
  ROUTINE_FIXTURE,
  {
    ...ROUTINE_FIXTURE,
    id: 'r2',
    name: 'Cuello y oficina',
    description: null,
    frequency: 'TWICE_DAILY',
    duration: 1,
    patientId: 'p2',
    patientName: 'Lucía Navarro Sanz',
    category: 'Postural',
    difficulty: 'beginner',
    status: 'COMPLETED',
    exercises: [row('e3', 1)],
  },
  {
    ...ROUTINE_FIXTURE,
    id: 'r3',
    name: 'Vuelta a correr',
    category: 'Deportiva',
    difficulty: 'advanced',
    exercises: [row('e2', 1)],
  },
];

export const TEMPLATE_FIXTURE: Routine = {
  ...ROUTINE_FIXTURE,
  id: 't1',
  name: 'Plantilla de rodilla',
  patientId: null,
  patientName: null,
  isTemplate: true,
  editable: true,
};

/** So many templates of two therapists, of whom each calls several alike. */
export const manyTemplates = (count: number): Routine[] =>
  Array.from({ length: count }, (_none, index) => ({
    ...TEMPLATE_FIXTURE,
    id: `t${index + 1}`,
    name: `${index < count / 2 ? 'Hombro' : 'Lumbar'} fase ${(index % 3) + 1}`,
    therapistName: index % 2 === 0 ? 'Ana Ruiz Soler' : 'Luis Gil Prado',
    editable: index % 2 === 0,
  }));
