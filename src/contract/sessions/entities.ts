import type { SessionStatus } from './enums';

/** One exercise done in a session; `duration` in seconds. */
export interface SessionExercise {
  name: string;
  sets: number;
  reps: number;
  duration: number | null;
  notes: string | null;
}

/** Spec §3 Session. `date` is an instant or `YYYY-MM-DD`, `time` `HH:mm` of the practice's zone, `duration` minutes. */
export interface Session {
  id: string;
  date: string;
  time: string;
  duration: number;
  patientId: string;
  patientName: string;
  treatmentType: string;
  location: string | null;
  notes: string | null;
  status: SessionStatus | undefined;
  exercises: SessionExercise[];
  therapist?: { name: string } | null;
}
