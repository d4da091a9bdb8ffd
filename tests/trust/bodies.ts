/** Valid request bodies. Tests replace placeholders such as `Texto` and `Nota` by other texts. */

export const patientBody = () => ({
  name: 'Paciente nueva',
  notes: 'Sin notas',
  details: { documentKind: 'NIF', documentNumber: '12345678Z', town: 'Texto', height: 170, tags: ['Nota'] },
});
export const alertBody = () => ({ kind: 'OTHER', text: 'Texto', notedOn: '2026-11-19' });
export const episodeBody = () => ({
  reason: 'Texto',
  region: 'LUMBAR',
  startedOn: '2026-11-01',
  authorisation: 'Texto',
  authorisedSessions: 10,
});
export const dischargeBody = () => ({
  on: '2026-11-20',
  reason: 'GOALS_REACHED',
  routines: 'END',
  appointments: 'CANCEL',
});
export const appointmentBody = (patientId: string) => ({
  patientId,
  date: '2026-12-01',
  time: '10:00',
  duration: 60,
  type: 'TREATMENT',
  notes: 'Nota',
});
export const seriesBody = (patientId: string) => ({
  patientId,
  duration: 60,
  type: 'TREATMENT',
  notes: 'Nota',
  occurrences: [
    { date: '2026-12-02', time: '10:00' },
    { date: '2026-12-09', time: '10:00' },
  ],
});
export const sessionBody = (patientId: string) => ({
  date: '2026-11-19',
  time: '09:00',
  patientId,
  treatmentType: 'Seguimiento',
  duration: 60,
  location: 'Consultorio',
  notes: 'Nota',
  sharedNotes: 'Nota',
  status: 'COMPLETED',
  exercises: [{ name: 'Puente', sets: 3, reps: 10, duration: 30, notes: 'Nota' }],
});
export const routineBody = (patientId: string | null, exerciseId: string) => ({
  name: 'Rutina nueva',
  description: 'Texto',
  frequency: 'DAILY',
  duration: 4,
  notes: 'Nota',
  ...(patientId === null ? { isTemplate: true } : { patientId }),
  category: 'Rehabilitación',
  difficulty: 'beginner',
  exercises: [
    {
      ...{ exerciseId, order: 1, sets: 3, reps: 10, duration: 30, restTime: 60, notes: 'Nota' },
      prescription: {
        ...{ side: 'right', upTo: 60, load: 'Nota', band: 'Nota' },
        tempo: { lift: 3, hold: 1, lower: 3, pause: 0 },
      },
    },
  ],
});
export const exerciseBody = () => ({
  name: 'Ejercicio nuevo',
  description: 'Texto',
  category: 'Rehabilitación',
  difficulty: 'BEGINNER',
  equipment: 'Nada',
  instructions: 'Texto',
  videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk',
  imageUrl: 'https://ejemplo.es/a.png',
  duration: 30,
  sets: 3,
  reps: 10,
});
export const hoursBody = () => ({ openingHours: [{ weekday: 1, from: '09:00', to: '14:00' }] });
export const weeksBody = () => ({
  weeks: [{ from: '2026-11-23', until: null, stretches: [{ weekday: 1, from: '09:00', to: '14:00' }] }],
});
export const extrasBody = () => ({ extras: [{ day: '2026-11-28', from: '10:00', to: '12:00' }] });
export const absenceBody = () => ({
  from: '2026-12-01',
  to: '2026-12-04',
  start: null,
  end: null,
  kind: 'TRAINING',
  reason: 'Curso',
});
export const holidaysBody = () => ({ holidays: [{ day: '2026-12-25', name: 'Navidad' }] });
export const practiceBody = () => ({
  name: 'Consulta nueva',
  retentionYears: 5,
  lateCancellationHours: 24,
  registration: 'OPEN',
});
export const joinBody = () => ({ name: 'Nombre', password: 'secreto2', phone: '600000000' });
/** One white pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGP4//8/AAX+Av4N70a4AAAAAElFTkSuQmCC';
export const logoBody = () => ({ logo: `data:image/png;base64,${PIXEL}` });
export const setUpBody = () => ({
  practiceName: 'Consulta nueva',
  timeZone: 'Europe/Madrid',
  registration: 'OPEN',
  ...hoursBody(),
  name: 'Nombre',
  email: freshEmail(),
  password: 'secreto2',
});
export const roomBody = () => ({ name: 'Sala nueva', active: true });
export const serviceBody = () => ({
  name: 'Servicio nuevo',
  type: 'TREATMENT',
  duration: 45,
  bufferAfter: 10,
  priceCents: 4500,
  vatClass: 'EXEMPT',
  colour: 'TEAL',
  active: true,
});
export const evaluationBody = () => ({
  date: '2026-11-19',
  reason: 'Motivo',
  history: 'Texto',
  pain: 3,
  regions: [],
  range: [],
  strength: [],
  tests: [{ name: 'Prueba', side: 'LEFT', result: 'POSITIVE', notes: 'Nota' }],
  diagnosis: 'Texto',
  goals: 'Texto',
  plan: 'Texto',
});
export const profileBody = (email: string) => ({
  name: 'Nombre nuevo',
  email,
  phone: '+34 600 111 222',
  specialization: null,
  experience: null,
  license: 'L-1',
  address: 'Calle',
});

let addresses = 0;
export const freshEmail = () => {
  addresses += 1;
  return `nueva${addresses}@practica.es`;
};
