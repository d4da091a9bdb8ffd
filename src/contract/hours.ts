/** Kinds of absence. */
export const ABSENCE_KINDS = ['HOLIDAYS', 'SICK_LEAVE', 'TRAINING', 'OTHER'] as const;
export type AbsenceKind = (typeof ABSENCE_KINDS)[number];

export const ABSENCE_KIND_LABELS: Record<AbsenceKind, string> = {
  HOLIDAYS: 'Vacaciones',
  SICK_LEAVE: 'Baja',
  TRAINING: 'Formación',
  OTHER: 'Otro motivo',
};

/** What a colleague sees instead of the kind. */
export const ABSENCE_LABEL = 'Ausencia';

/** Limits of a therapist's hours. */
export const HOURS_LIMITS = {
  /** Weeks with dates of their own. */
  weeksMax: 24,
  absencesMax: 300,
  extrasMax: 200,
  /** Longest absence in days: two years. */
  absenceDays: 731,
  reasonMax: 300,
} as const;

/** Days back from today for which absences and extra hours are shown. */
export const HOURS_SHOWN_DAYS = 400;

/** Texts of the therapists' hours. */
export const HOURS_MESSAGES = {
  listFailed: 'Error al cargar los horarios',
  weeksSaved: 'Horario semanal guardado',
  weeksFailed: 'Error al guardar el horario semanal',
  weekRemoved: 'Horario semanal quitado',
  fromRequired: 'Indica desde qué día',
  untilBefore: 'El último día no puede ser anterior al primero',
  sameFrom: 'Ya hay un horario semanal que empieza ese día',
  stretchEnd: 'La hora de fin debe ser posterior a la de inicio',
  timeRequired: 'Indica la hora',
  noStretches: 'Indica al menos un tramo de trabajo',
  tooManyWeeks: 'Hay demasiados horarios semanales. Quita alguno.',
  absenceAdded: 'Ausencia guardada',
  absenceChanged: 'Ausencia cambiada',
  absenceRemoved: 'Ausencia quitada',
  absenceFailed: 'Error al guardar la ausencia',
  absenceRemoveFailed: 'Error al quitar la ausencia',
  absenceNotFound: 'Ausencia no encontrada',
  dayRequired: 'Indica el día',
  toRequired: 'Indica hasta qué día',
  tooLong: 'Una ausencia dura como mucho dos años',
  partOfOneDay: 'Una parte del día empieza y acaba el mismo día',
  kindRequired: 'Elige el tipo de ausencia',
  tooManyAbsences: 'Hay demasiadas ausencias guardadas. Quita alguna antigua.',
  touchedFailed: 'Error al buscar las citas afectadas',
  extraAdded: 'Horas extra añadidas',
  extraRemoved: 'Horas extra quitadas',
  extrasFailed: 'Error al guardar las horas extra',
  extraOverlap: 'Estas horas se cruzan con otras del mismo día',
  tooManyExtras: 'Hay demasiadas horas extra guardadas. Quita alguna antigua.',
  therapistNotFound: 'Fisioterapeuta no encontrado',
} as const;

/** Only on our server. The hours of the therapists, by the id of their account. */
export const HOURS_PATHS = {
  list: '/api/hours',
  weeks: (id: string) => `/api/hours/${encodeURIComponent(id)}/weeks`,
  extras: (id: string) => `/api/hours/${encodeURIComponent(id)}/extras`,
  absences: (id: string) => `/api/hours/${encodeURIComponent(id)}/absences`,
  /** Appointments on which an absence would fall. */
  touched: (id: string) => `/api/hours/${encodeURIComponent(id)}/touched`,
  /** With `appointmentBatch`: the times that these may move to. */
  touchedOptions: (id: string) => `/api/hours/${encodeURIComponent(id)}/touched/options`,
  absence: (id: string) => `/api/hours/absences/${encodeURIComponent(id)}`,
} as const;
