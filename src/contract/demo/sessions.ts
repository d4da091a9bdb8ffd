import { addDays, isoWeekday } from '../common/practiceTime';
import type { SessionExercise } from '../sessions/entities';
import type { SessionStatus } from '../sessions/enums';
import type { Random } from './random';

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
const NOTES = [
  'Refiere menos dolor al levantarse. Buena tolerancia a la movilización.',
  'Mejora la rotación respecto a la sesión anterior. Mantener pauta en casa.',
  'Molestia leve al final del recorrido; se reduce la carga.',
  'Se progresa a apoyo monopodal con ayuda. Sin inestabilidad.',
  'Contractura en trapecio superior. Se explica higiene postural.',
  'Sin incidencias. Realiza los ejercicios de forma autónoma.',
  'Acude con más rigidez tras el viaje. Se insiste en movilidad suave.',
];
const SHARED_NOTES = [
  'Hoy hemos avanzado. Sigue con los ejercicios de casa y camina 20 minutos al día.',
  'Aplica calor diez minutos antes de los ejercicios. Si el dolor sube, escríbeme.',
  'Evita cargar peso estos dos días. La próxima vez probamos con más resistencia.',
];
const EXERCISES = [
  'Puente de glúteos',
  'Retracción cervical',
  'Elevación de pierna recta',
  'Rotación externa con banda',
  'Sentadilla asistida',
  'Movilidad de tobillo en cuña',
  'Deslizamiento neural del mediano',
  'Plancha lateral corta',
];

function exercise(random: Random): SessionExercise {
  const timed = random.chance(0.3);
  return {
    name: random.pick(EXERCISES),
    sets: random.integer(2, 4),
    reps: timed ? random.integer(3, 6) : random.integer(8, 15),
    duration: timed ? 10 * random.integer(2, 6) : null,
    notes: random.chance(0.3) ? 'Sin dolor, a ritmo lento.' : null,
  };
}

/** What is written about a visit that took place. */
export const demoVisit = (random: Random) => ({
  treatmentType: random.pick(COURSE.slice(1)),
  location: 'Consultorio',
  notes: random.pick(NOTES),
  sharedNotes: random.chance(0.3) ? random.pick(SHARED_NOTES) : null,
  exercises: Array.from({ length: random.integer(0, 3) }, () => exercise(random)),
});

/** One patient's course of treatment up to, and a little beyond, `today` (`YYYY-MM-DD`), oldest first. */
export function demoSessions(random: Random, today: string, count: number): DemoSession[] {
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
      notes: done ? random.pick(NOTES) : null,
      // Every other session has notes for the patient.
      sharedNotes: done && index % 2 === 0 ? (SHARED_NOTES[(index / 2) % SHARED_NOTES.length] ?? null) : null,
      status,
      exercises: done ? Array.from({ length: random.integer(0, 4) }, () => exercise(random)) : [],
    });
  }
  return sessions;
}
