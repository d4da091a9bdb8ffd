import { ANSWER_WAY_LABELS, ANSWER_WAYS } from '../appointmentLinks/enums';
import {
  MESSAGE_CHANNEL_LABELS,
  MESSAGE_CHANNELS,
  MESSAGE_KIND_LABELS,
  MESSAGE_KINDS,
  MESSAGE_OUTCOME_LABELS,
  MESSAGE_OUTCOMES,
} from '../outbox/enums';

/** What a patient answered; `TAKEN_BACK`: no longer what they had answered before. */
export const ANSWER_KINDS = ['CONFIRMS', 'CANNOT_COME', 'ANOTHER_DAY', 'TAKEN_BACK'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];
const ANSWER_KIND_LABELS: Record<AnswerKind, string> = {
  CONFIRMS: 'El paciente confirma',
  CANNOT_COME: 'El paciente no puede ir',
  ANOTHER_DAY: 'El paciente pide otro día',
  TAKEN_BACK: 'El paciente deshace su respuesta',
};

export const COMMUNICATION_KINDS = [...MESSAGE_KINDS, ...ANSWER_KINDS] as const;
export const COMMUNICATION_KIND_LABELS = { ...MESSAGE_KIND_LABELS, ...ANSWER_KIND_LABELS };

export const COMMUNICATION_CHANNELS = [...MESSAGE_CHANNELS, ...ANSWER_WAYS] as const;
export const COMMUNICATION_CHANNEL_LABELS = { ...MESSAGE_CHANNEL_LABELS, ...ANSWER_WAY_LABELS };

/** How it ended; `WAITING` has not been sent yet, `RECEIVED` is the patient's answer. */
export const COMMUNICATION_OUTCOMES = [...MESSAGE_OUTCOMES, 'WAITING', 'RECEIVED'] as const;
export const COMMUNICATION_OUTCOME_LABELS = {
  ...MESSAGE_OUTCOME_LABELS,
  WAITING: 'Aún no ha salido',
  RECEIVED: 'Respuesta',
};

/** How many are shown, the newest; all of them are in the copy of the record. */
export const COMMUNICATIONS_SHOWN = 100;
