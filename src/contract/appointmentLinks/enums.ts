/** What a patient answers about an appointment. */
export type PatientAnswer = 'CONFIRMED' | 'CANCELLED';

/** Where a patient answered. */
export const ANSWER_WAYS = ['LINK', 'APP'] as const;
export type AnswerWay = (typeof ANSWER_WAYS)[number];
export const ANSWER_WAY_LABELS: Record<AnswerWay, string> = {
  LINK: 'Por el enlace del correo',
  APP: 'En Mis Citas',
};

/** Seconds in which patients can take their answer back. */
export const ANSWER_UNDO_SECONDS = 180;
