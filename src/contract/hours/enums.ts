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
