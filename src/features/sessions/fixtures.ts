import { createRandom, demoPatients } from '@/contract/demo/people';
import { demoSessions } from '@/contract/demo/sessions';
import type { Session } from '@/contract/sessionAnswers';

/** A session with every field filled, from a backend without shared notes. */
export const SESSION_FIXTURE: Session = {
  id: '7d1f0c52-5a1e-4c4b-9b1c-0f3a77abc123',
  date: '2026-11-19',
  time: '16:30',
  duration: 45,
  patientId: 'a1b2c3d4-0000-4000-8000-000000000001',
  patientName: 'María Dolores Fernández-Castañeda Etxeberria',
  treatmentType: 'Tratamiento manual',
  location: 'Consultorio',
  notes: 'Mejora la rotación respecto a la sesión anterior.\nMantener pauta en casa.',
  status: 'COMPLETED',
  exercises: [
    { name: 'Puente de glúteos', sets: 3, reps: 12, duration: null, notes: 'Sin dolor, a ritmo lento.' },
    { name: 'Plancha lateral corta', sets: 2, reps: 4, duration: 30, notes: null },
  ],
  therapist: { name: 'Ana Ruiz Soler' },
};

/** The same session for staff, from a backend with shared notes and versions; changed once. */
export const STAFF_SESSION_FIXTURE: Session = {
  ...SESSION_FIXTURE,
  sharedNotes: 'Hoy hemos avanzado. Sigue con los ejercicios de casa y camina 20 minutos al día.',
  version: 2,
  correctedAt: '2026-11-20T08:15:00Z',
  mayCorrect: true,
};

/** Earlier versions of that session, as answered by a backend. */
export const RAW_SESSION_VERSIONS = {
  data: [
    {
      version: 1,
      writtenAt: '2026-11-19T16:20:00Z',
      replacedAt: '2026-11-20T08:15:00Z',
      author: { name: 'Ana Ruiz Soler' },
      session: {
        ...STAFF_SESSION_FIXTURE,
        notes: 'Sin cambios respecto a la sesión anterior.',
        sharedNotes: null,
        duration: 60,
        version: 1,
        correctedAt: null,
      },
    },
  ],
};

/** The session as our backend sends it to the patient: shared notes only, and exercises without notes. */
export const asPatientReads = ({ sharedNotes = null, exercises, ...session }: Session): Session => ({
  ...session,
  notes: sharedNotes,
  exercises: exercises.map((exercise) => ({ ...exercise, notes: null })),
});

/** Sessions of several patients around `today`, as listed by our backend for staff. */
export function sessionFixtures(patients = 4, each = 6, today = '2026-11-21'): Session[] {
  const random = createRandom(11);
  return demoPatients(random, patients, today).flatMap(({ id, name }) =>
    demoSessions(random, today, each).map((session) => ({
      ...session,
      patientId: id,
      patientName: name,
      therapist: { name: 'Ana Ruiz Soler' },
    })),
  );
}
