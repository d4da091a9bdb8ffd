import { counted } from '@/contract/common/text';
import type { Session, SessionExercise } from '@/contract/sessionAnswers';
import { SESSION_STATUS_LABELS, sessionStatusOf, UNKNOWN_SESSION_STATUS_LABEL } from '@/contract/sessions';
import type { EditFields } from '@/shared/edits/ChangedMeanwhile';
import { formatLongDate } from '@/shared/lib/dates';
import type { VersionPart } from '@/shared/ui/version-history/VersionHistory';

/** '3 series × 12 repeticiones · 30 s' */
export function doseText({ sets, reps, duration }: SessionExercise): string {
  const dose = `${counted(sets, ['serie', 'series'])} × ${counted(reps, ['repetición', 'repeticiones'])}`;
  return duration ? `${dose} · ${duration} s` : dose;
}

const exerciseLine = (exercise: SessionExercise) =>
  [exercise.name, doseText(exercise), exercise.notes].filter(Boolean).join(' · ');

const exerciseLines = (exercises: readonly SessionExercise[]) => exercises.map(exerciseLine).join('\n');

const statusText = (status: string | undefined) => {
  const known = sessionStatusOf(status);
  return known ? SESSION_STATUS_LABELS[known] : UNKNOWN_SESSION_STATUS_LABEL;
};

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
    text: statusText(session.status),
  },
  { label: 'Ejercicios', text: exerciseLines(session.exercises) },
];

/** Fields of the form, as those contents say them. `nameOf` gives the name of a patient. */
export const sessionEditFields = (nameOf: (patientId: string) => string): EditFields => ({
  patientId: { label: 'Paciente', text: nameOf },
  episodeId: { label: 'Proceso', text: () => 'Otro proceso' },
  date: { label: 'Fecha' },
  time: { label: 'Hora' },
  treatmentType: { label: 'Tipo de tratamiento' },
  duration: { label: 'Duración (minutos)' },
  location: { label: 'Ubicación' },
  status: { label: 'Estado', text: statusText },
  notes: { label: 'Notas de la sesión' },
  sharedNotes: { label: 'Para el paciente' },
  exercises: { label: 'Ejercicios', text: exerciseLines },
});
