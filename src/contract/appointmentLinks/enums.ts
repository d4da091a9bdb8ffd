/** What a patient answered by the link of a mail. */
export const LINK_ANSWERS = ['CONFIRMED', 'CANCELLED'] as const;
export type LinkAnswer = (typeof LINK_ANSWERS)[number];
export const LINK_ANSWER_LABELS: Record<LinkAnswer, string> = {
  CONFIRMED: 'Confirma',
  CANCELLED: 'No puede venir',
};

/** Seconds in which an answer can be taken back by its link. */
export const LINK_UNDO_SECONDS = 180;
