import type { AppointmentStatus, AppointmentType } from './enums';

/** Spec §3 Appointment. `date` is an instant with offset, `duration` in minutes. */
export interface Appointment {
  id: string;
  patientId: string;
  patientName: string;
  patientPhone: string | null;
  patientEmail: string | null;
  date: string;
  duration: number;
  type: AppointmentType;
  status: AppointmentStatus;
  notes: string | null;
  therapist?: { name: string } | null;
}

/** GET /api/appointments/stats/overview (spec §3). */
export interface AppointmentStats {
  total: number;
  today: number;
  thisWeek: number;
  completed: number;
  cancelled: number;
  pending: number;
}

/** A free or taken stretch of the agenda: instant with offset and minutes. */
export interface AppointmentSlot {
  date: string;
  duration: number;
}

/** `details` of the 409 answer: what is in the way and the next free starts. */
export interface AppointmentConflict {
  conflict: AppointmentSlot & { id: string; patientName: string };
  alternatives: AppointmentSlot[];
}

/** One appointment of a planned series: wall clock of the practice, and what keeps it from being made, if anything. */
export interface SeriesOccurrence {
  date: string;
  time: string;
  /** The appointment in the way. */
  conflict: (AppointmentSlot & { id: string; patientName: string }) | null;
  /** Why it cannot be made; `null` if it can. */
  reason: 'busy' | 'series' | 'past' | null;
  alternatives: AppointmentSlot[];
}

/** Answer of the series preview, and `details` of the 409 of a series. */
export interface SeriesPlan {
  occurrences: SeriesOccurrence[];
}

/** Whether the user has a private calendar address; the address itself is only told when it is made. */
export interface CalendarFeedState {
  active: boolean;
  createdAt: string | null;
}
