import type { Session, SessionExercise } from '@/contract/sessions/entities';
import { SESSION_STATUS_LABELS, UNKNOWN_SESSION_STATUS_LABEL } from '@/contract/sessions/enums';
import { formatLongDate } from '@/shared/lib/dates';
import type { VersionPart } from '@/shared/ui/version-history';

/** '3 series × 12 repeticiones · 30 s' */
export function doseText({ sets, reps, duration }: SessionExercise): string {
  const dose = `${sets} ${sets === 1 ? 'serie' : 'series'} × ${reps} ${reps === 1 ? 'repetición' : 'repeticiones'}`;
  return duration ? `${dose} · ${duration} s` : dose;
}

const exerciseLine = (exercise: SessionExercise) =>
  [exercise.name, doseText(exercise), exercise.notes].filter(Boolean).join(' · ');

/** Contents of a session as text, for comparing versions. */
export const sessionParts = (session: Session): VersionPart[] => [
  { label: 'Notas de la sesión', text: session.notes ?? '' },
  { label: 'Para el paciente', text: session.sharedNotes ?? '' },
  { label: 'Paciente', text: session.patientName },
  {
    label: 'Fecha y hora',
    text: [formatLongDate(session.date), session.time].filter(Boolean).join(' · '),
  },
  { label: 'Tipo de tratamiento', text: session.treatmentType },
  { label: 'Duración', text: `${session.duration} minutos` },
  { label: 'Ubicación', text: session.location ?? '' },
  {
    label: 'Estado',
    text: session.status ? SESSION_STATUS_LABELS[session.status] : UNKNOWN_SESSION_STATUS_LABEL,
  },
  { label: 'Ejercicios', text: session.exercises.map(exerciseLine).join('\n') },
];
