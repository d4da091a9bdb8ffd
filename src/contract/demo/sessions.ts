import { addDays, isoWeekday } from '../common/practiceTime';
import type { SessionExercise } from '../sessionAnswers';
import type { SessionStatus } from '../sessions';
import { caseOfRegion, DEMO_REGIONS, type DemoCase, type DemoRegion } from './cases';
import type { Random } from './people';

/**
 * A treatment session of the demo practice without its patient. `date` and `time` are in the practice's time
 * zone.
 */
export interface DemoSession {
  id: string;
  date: string;
  time: string;
  /** In minutes. */
  duration: number;
  treatmentType: string;
  location: string;
  notes: string | null;
  sharedNotes: string | null;
  status: SessionStatus;
  exercises: SessionExercise[];
}

const TIMES = ['09:00', '09:45', '10:30', '11:15', '12:00', '16:00', '16:45', '17:30', '18:15', '19:00'];
const COURSE = [
  'Evaluación inicial',
  'Tratamiento manual',
  'Terapia de calor/frío',
  'Masaje terapéutico',
  'Ejercicios terapéuticos',
  'Electroterapia',
  'Rehabilitación',
  'Educación del paciente',
  'Seguimiento',
];
const SHARED_NOTES = [
  'Hoy hemos avanzado. Sigue con los ejercicios de casa y camina 20 minutos al día.',
  'Aplica calor diez minutos antes de los ejercicios. Si el dolor sube, escríbeme.',
  'Evita cargar peso estos dos días. La próxima vez probamos con más resistencia.',
];
function exercise(random: Random, { exercises }: DemoCase): SessionExercise {
  const timed = random.chance(0.3);
  return {
    name: random.pick(exercises),
    sets: random.integer(2, 4),
    reps: timed ? random.integer(3, 6) : random.integer(8, 15),
    duration: timed ? 10 * random.integer(2, 6) : null,
    notes: random.chance(0.3) ? 'Sin dolor, a ritmo lento.' : null,
  };
}

/** What is written about a visit that took place. */
export const demoVisit = (random: Random, region: DemoRegion = random.pick(DEMO_REGIONS)) => ({
  treatmentType: random.pick(COURSE.slice(1)),
  location: 'Consultorio',
  notes: random.pick(caseOfRegion(region).visitNotes),
  sharedNotes: random.chance(0.3) ? random.pick(SHARED_NOTES) : null,
  exercises: Array.from({ length: random.integer(0, 3) }, () => exercise(random, caseOfRegion(region))),
});

/**
 * One patient's course of treatment of a region up to, and a little beyond, `today` (`YYYY-MM-DD`), oldest first. Without
 * a region, of any.
 */
export function demoSessions(
  random: Random,
  today: string,
  count: number,
  region: DemoRegion = random.pick(DEMO_REGIONS),
): DemoSession[] {
  const treated = caseOfRegion(region);
  const planned = random.integer(0, 2);
  const sessions: DemoSession[] = [];
  let date = addDays(today, -7 * (count - planned) - random.integer(0, 3));
  for (let index = 0; index < count; index += 1) {
    date = addDays(date, random.integer(4, 9));
    // The practice is closed at weekends.
    if (isoWeekday(date) > 5) date = addDays(date, 8 - isoWeekday(date));
    const past = date < today;
    const status: SessionStatus = past
      ? random.pick(['COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'COMPLETED', 'CANCELLED', 'NO_SHOW'])
      : 'SCHEDULED';
    const done = status === 'COMPLETED';
    sessions.push({
      id: random.uuid(),
      date,
      time: random.pick(TIMES),
      duration: random.pick([30, 45, 45, 60, 60, 90]),
      treatmentType: index === 0 ? 'Evaluación inicial' : random.pick(COURSE),
      location: random.chance(0.9) ? 'Consultorio' : 'A domicilio',
      notes: done ? random.pick(treated.visitNotes) : null,
      // Every other session has notes for the patient.
      sharedNotes: done && index % 2 === 0 ? (SHARED_NOTES[(index / 2) % SHARED_NOTES.length] ?? null) : null,
      status,
      exercises: done ? Array.from({ length: random.integer(0, 4) }, () => exercise(random, treated)) : [],
    });
  }
  return sessions;
}
