import { APPOINTMENT_TYPE_LABELS } from '@/contract/appointments';
import { DOCUMENT_KIND_LABELS } from '@/contract/documents';
import { counted } from '@/contract/common/text';
import type { RecordRow } from '@/contract/recordAnswers';
import { howOften, scheduleOf } from '@/contract/routineSchedule';
import { prescriptionOf, prescriptionText } from '@/contract/prescription';
import {
  concept,
  idOf,
  listOf,
  numberIn,
  patientRef,
  practitionerRef,
  refTo,
  textIn,
  type Resource,
  type Source,
} from './resource';

const APPOINTMENT_STATUSES: Record<string, string> = {
  SCHEDULED: 'booked',
  CONFIRMED: 'booked',
  COMPLETED: 'fulfilled',
  CANCELLED: 'cancelled',
  NO_SHOW: 'noshow',
};

/** Appointments, without the deleted ones, which nobody keeps. */
export const appointments = (source: Source): Resource[] =>
  source.copy.sections.appointments
    .filter(({ deletedAt }) => !deletedAt)
    .map((row) => {
      const actors = [patientRef(source), practitionerRef(source, textIn(row, 'therapistId'))];
      const type = textIn(row, 'type');
      return {
        resourceType: 'Appointment',
        id: idOf(row),
        status: APPOINTMENT_STATUSES[textIn(row, 'status') ?? ''] ?? 'booked',
        appointmentType: concept(type && ((APPOINTMENT_TYPE_LABELS as Record<string, string>)[type] ?? type)),
        start: textIn(row, 'startsAt'),
        end: textIn(row, 'endsAt'),
        minutesDuration: numberIn(row, 'duration'),
        created: textIn(row, 'createdAt'),
        comment: textIn(row, 'notes'),
        participant: actors.flatMap((actor) => (actor ? [{ actor, status: 'accepted' }] : [])),
      };
    });

/** How often and for how long a routine is done: «Lunes y jueves, una vez al día, 6 semanas». */
function timesText(routine: RecordRow): string | undefined {
  const frequency = textIn(routine, 'frequency');
  const weeks = numberIn(routine, 'duration');
  const texts = [
    frequency && howOften(frequency, scheduleOf(routine.schedule)),
    weeks !== undefined && counted(weeks, ['semana', 'semanas']),
  ].filter(Boolean);
  return texts.length > 0 ? texts.join(', ') : undefined;
}

/** Dose of an exercise, what is prescribed with it, and its notes. With a tempo a repetition lasts as long as that says. */
function exerciseText(exercise: RecordRow): string {
  const prescription = prescriptionOf(exercise.prescription);
  const [seconds, rest] = [numberIn(exercise, 'duration'), numberIn(exercise, 'restTime')];
  return [
    `${String(exercise.sets)} × ${String(exercise.reps)}`,
    seconds !== undefined && !prescription?.tempo && `${seconds} s`,
    rest !== undefined && `descanso ${rest} s`,
    prescriptionText(prescription),
    textIn(exercise, 'notes'),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Routines as plans of care with one activity per exercise. */
export const carePlans = (source: Source): Resource[] => {
  const { sections, names } = source.copy;
  return sections.routines
    .filter(({ isTemplate }) => isTemplate !== true)
    .map((row) => {
      const isActive = row.status === 'ACTIVE' && !row.deletedAt;
      const exercises = sections.routineExercises.filter(({ routineId }) => routineId === row.id);
      return {
        resourceType: 'CarePlan',
        id: idOf(row),
        status: row.deletedAt ? 'revoked' : isActive ? 'active' : 'completed',
        intent: 'plan',
        title: textIn(row, 'name'),
        description: textIn(row, 'description'),
        subject: patientRef(source),
        created: textIn(row, 'createdAt'),
        author: practitionerRef(source, textIn(row, 'therapistId')),
        activity:
          exercises.length > 0
            ? exercises.map((exercise) => ({
                detail: {
                  status: isActive ? 'in-progress' : 'completed',
                  code: concept(names.exercises[String(exercise.exerciseId)] ?? 'Ejercicio'),
                  scheduledString: timesText(row),
                  description: exerciseText(exercise),
                },
              }))
            : undefined,
        note: listOf(concept(textIn(row, 'notes'))),
      };
    });
};

/** Papers of the record: what they are, not their contents. */
export const documents = (source: Source): Resource[] =>
  source.copy.sections.documents
    .filter(({ storedAt }) => Boolean(storedAt))
    .map((row) => {
      const kind = textIn(row, 'kind') ?? '';
      const sha256 = textIn(row, 'sha256');
      return {
        resourceType: 'DocumentReference',
        id: idOf(row),
        status: row.deletedAt ? 'entered-in-error' : 'current',
        identifier: listOf(sha256 && { type: { text: 'SHA-256' }, value: sha256 }),
        type: concept((DOCUMENT_KIND_LABELS as Record<string, string>)[kind] ?? kind),
        subject: patientRef(source),
        date: textIn(row, 'createdAt'),
        description: textIn(row, 'note'),
        context: row.episodeId ? { encounter: listOf(refTo(textIn(row, 'episodeId'))) } : undefined,
        content: [
          {
            attachment: {
              contentType: textIn(row, 'type'),
              title: textIn(row, 'name'),
              size: numberIn(row, 'size'),
              creation: textIn(row, 'day'),
            },
          },
        ],
      };
    });
