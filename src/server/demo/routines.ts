import { asc, isNotNull } from 'drizzle-orm';
import type { Random } from '@/contract/demo/people';
import type { Category, ExerciseRegion } from '@/contract/exercises';
import type { Frequency, RoutineDifficulty } from '@/contract/routines';
import type { Prescription, RoutineSchedule } from '@/contract/routineAnswers';
import { DAY_MS } from '@/contract/common/constants';
import type { Database } from '../db/database';
import { loadLibrary } from '../exercises/loadLibrary';
import { type DemoContext, slices, type DemoPatientRef } from './context';
import { exercises, routineExercises, routines } from '../db/schema';

/** Loads the shipped library with the first therapist as author, so that a demo user may edit it. */
export async function seedExercises(
  db: Database,
  { now, therapists }: Pick<DemoContext, 'now' | 'therapists'>,
) {
  await loadLibrary(db, { now: new Date(now.getTime() - 200 * DAY_MS), authorId: therapists[0]?.id });
}

/** What a physiotherapist prescribes with some of the shipped exercises. */
const PRESCRIPTIONS: Readonly<Record<string, Prescription>> = {
  'rodilla-extension-sentado': {
    side: 'right',
    tempo: { lift: 3, hold: 1, lower: 3, pause: 1 },
    load: '2 kg',
  },
  'rodilla-deslizamiento-talon': { side: 'right', upTo: 90 },
  'rodilla-elevacion-pierna-recta': { side: 'right', upTo: 30 },
  'cadera-abduccion-pie': { side: 'alternating', band: 'roja' },
  'hombro-rotacion-externa-banda': { upTo: 30, band: 'amarilla' },
  'cervical-rotacion-activa': { side: 'alternating', upTo: 45 },
  'lumbar-bicho-muerto': { side: 'alternating' },
  'deporte-peso-muerto-una-pierna': { side: 'left', tempo: { lift: 3, hold: 0, lower: 3, pause: 0 } },
};

/** What is prescribed with an exercise; what is of one side, for the side that hurts. */
function prescribedFor(slug: string | null, side: DemoPatientRef['side']): Prescription | null {
  const known = PRESCRIPTIONS[slug ?? ''];
  if (!known) return null;
  const isOneSided = known.side === 'left' || known.side === 'right';
  return side && isOneSided ? { ...known, side: side === 'LEFT' ? 'left' : 'right' } : known;
}

/** Number of patients who get routines. Further patients of a benchmark are not looked at. */
const PATIENTS_WITH_ROUTINES = 600;

interface Plan {
  name: string;
  description: string;
  region: ExerciseRegion;
  category: Category;
  difficulty: RoutineDifficulty;
  frequency: Frequency;
  schedule?: RoutineSchedule;
  /** Weeks. */
  duration: number;
  notes: string | null;
  size: number;
}

/** Routines that a practice prescribes often; each also becomes a template. */
const PLANS: readonly Plan[] = [
  {
    name: 'Rodilla: recuperar fuerza y movilidad',
    description: 'Para las primeras semanas tras una operación de rodilla.',
    region: 'KNEE',
    category: 'Rehabilitación',
    difficulty: 'beginner',
    frequency: 'DAILY',
    duration: 8,
    size: 6,
    notes: 'Aplica frío diez minutos si notas la rodilla caliente al terminar.',
  },
  {
    name: 'Espalda baja en movimiento',
    description: 'Movilidad suave y control para el dolor lumbar que no baja por la pierna.',
    region: 'LUMBAR',
    category: 'Rehabilitación',
    difficulty: 'beginner',
    frequency: 'TWICE_DAILY',
    duration: 6,
    size: 5,
    notes: 'Si el dolor baja por la pierna, para y avísanos.',
  },
  {
    name: 'Hombro: manguito rotador',
    description: 'Carga progresiva sin dolor por encima de 3 sobre 10.',
    region: 'SHOULDER',
    category: 'Fortalecimiento',
    difficulty: 'intermediate',
    frequency: 'EVERY_OTHER_DAY',
    duration: 10,
    size: 6,
    notes: null,
  },
  {
    name: 'Cuello y trabajo de oficina',
    description: 'Pausas activas para quien pasa el día delante de la pantalla.',
    region: 'CERVICAL',
    category: 'Postural',
    difficulty: 'beginner',
    frequency: 'DAILY',
    duration: 4,
    size: 5,
    notes: 'Puedes repartirla en dos pausas de la jornada.',
  },
  {
    name: 'Tobillo estable',
    description: 'Vuelta al apoyo y al equilibrio tras un esguince lateral.',
    region: 'ANKLE_FOOT',
    category: 'Equilibrio',
    difficulty: 'intermediate',
    frequency: 'DAILY',
    duration: 6,
    size: 6,
    notes: 'Ten siempre una silla o la pared al alcance de la mano.',
  },
  {
    name: 'Prevenir caídas',
    description: 'Equilibrio y fuerza de piernas para personas mayores.',
    region: 'OLDER_ADULTS',
    category: 'Geriatría',
    difficulty: 'beginner',
    frequency: 'EVERY_OTHER_DAY',
    duration: 12,
    size: 6,
    notes: 'Hazla acompañado la primera semana.',
  },
  {
    name: 'Vuelta a correr',
    description: 'Fuerza y control para retomar la carrera.',
    region: 'SPORTS',
    category: 'Deportiva',
    difficulty: 'advanced',
    frequency: 'CUSTOM',
    schedule: { weekdays: [2, 4, 6], timesPerDay: 1 },
    duration: 6,
    size: 5,
    notes: null,
  },
];

/** Regions of what is prescribed besides: an old person must not fall, a young one wants to run again. */
const BESIDES: Partial<Record<ExerciseRegion, ExerciseRegion>> = {
  KNEE: 'OLDER_ADULTS',
  ANKLE_FOOT: 'SPORTS',
};

/** At most `count` routines for what a patient is treated for, each once; any where that is not said. */
function plansFor({ region }: DemoPatientRef, count: number, random: Random): Plan[] {
  if (!region) return Array.from({ length: count }, () => random.pick(PLANS));
  const regions = [region, BESIDES[region]];
  return PLANS.filter((plan) => regions.includes(plan.region)).slice(0, count);
}

type NewRoutine = typeof routines.$inferInsert & { id: string };
type NewExercise = typeof routineExercises.$inferInsert;
type Context = Pick<DemoContext, 'random' | 'now' | 'patients' | 'mainPatient' | 'therapists'>;

/**
 * Creates templates, three active routines for the main patient and one or two for others; some are
 * completed.
 */
export async function seedRoutines(
  db: Database,
  { random, now, patients, mainPatient, therapists }: Context,
): Promise<void> {
  const library = await db
    .select({
      id: exercises.id,
      slug: exercises.slug,
      region: exercises.region,
      sets: exercises.sets,
      reps: exercises.reps,
      duration: exercises.duration,
      restTime: exercises.restTime,
    })
    .from(exercises)
    .where(isNotNull(exercises.slug))
    .orderBy(asc(exercises.slug));
  const made: NewRoutine[] = [];
  const rows: NewExercise[] = [];

  const add = (plan: Plan, therapistId: string, patient: DemoPatientRef | null, daysAgo: number) => {
    const { region, size, ...values } = plan;
    const id = random.uuid();
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS);
    made.push({
      ...values,
      id,
      therapistId,
      patientId: patient?.id ?? null,
      isTemplate: patient === null,
      status: patient && daysAgo > plan.duration * 7 ? 'COMPLETED' : 'ACTIVE',
      createdAt,
      updatedAt: createdAt,
    });
    library
      .filter((exercise) => exercise.region === region)
      .slice(0, size)
      .forEach((exercise, index) => {
        rows.push({
          id: random.uuid(),
          routineId: id,
          exerciseId: exercise.id,
          position: index + 1,
          sets: exercise.sets ?? 3,
          reps: exercise.reps ?? 10,
          duration: exercise.duration ?? 30,
          restTime: exercise.restTime ?? 60,
          notes: random.chance(0.15) ? 'A ritmo lento y sin contener la respiración.' : null,
          prescription: prescribedFor(exercise.slug, patient?.side),
        });
      });
  };

  PLANS.forEach((plan, index) =>
    add(plan, therapists[index % therapists.length]?.id ?? mainPatient.therapistId, null, 150),
  );
  [0, 1, 2].forEach((index) => {
    const plan = PLANS[index];
    if (plan) add({ ...plan, duration: 12 }, mainPatient.therapistId, mainPatient, [35, 21, 9][index] ?? 7);
  });
  for (const patient of patients.slice(0, PATIENTS_WITH_ROUTINES)) {
    if (patient.id === mainPatient.id || random.chance(0.2)) continue;
    for (const plan of plansFor(patient, patient.userId ? 2 : 1, random))
      add(plan, patient.therapistId, patient, random.integer(2, 80));
  }
  for (const slice of slices(made)) await db.insert(routines).values(slice);
  for (const slice of slices(rows)) await db.insert(routineExercises).values(slice);
}
