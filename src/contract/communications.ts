import { ANSWER_WAY_LABELS, ANSWER_WAYS } from './appointmentLinks';
import {
  MESSAGE_CHANNEL_LABELS,
  MESSAGE_CHANNELS,
  MESSAGE_KIND_LABELS,
  MESSAGE_KINDS,
  MESSAGE_OUTCOME_LABELS,
  MESSAGE_OUTCOMES,
} from './outbox';

/** What a patient answered; `TAKEN_BACK`: no longer what they had answered before. */
export const ANSWER_KINDS = ['CONFIRMS', 'CANNOT_COME', 'ANOTHER_DAY', 'TAKEN_BACK'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];
const ANSWER_KIND_LABELS: Record<AnswerKind, string> = {
  CONFIRMS: 'El paciente confirma',
  CANNOT_COME: 'El paciente no puede ir',
  ANOTHER_DAY: 'El paciente pide otro día',
  TAKEN_BACK: 'El paciente deshace su respuesta',
};

/** Ways by which somebody of the practice tells a patient of an appointment by hand. */
export const TOLD_WAYS = ['WHATSAPP', 'SMS', 'CALL', 'OTHER'] as const;
export type ToldWay = (typeof TOLD_WAYS)[number];
export const TOLD_WAY_LABELS: Record<ToldWay, string> = {
  WHATSAPP: 'WhatsApp',
  SMS: 'SMS',
  CALL: 'Llamada',
  OTHER: 'De otro modo',
};

/** What an event of an appointment says of how practice and patient reached each other. */
export const EVENT_WAYS = [...ANSWER_WAYS, ...TOLD_WAYS] as const;
export type EventWay = (typeof EVENT_WAYS)[number];
export const EVENT_WAY_LABELS: Record<EventWay, string> = { ...ANSWER_WAY_LABELS, ...TOLD_WAY_LABELS };

export const COMMUNICATION_KINDS = [...MESSAGE_KINDS, ...ANSWER_KINDS, 'TOLD'] as const;
export const COMMUNICATION_KIND_LABELS = {
  ...MESSAGE_KIND_LABELS,
  ...ANSWER_KIND_LABELS,
  TOLD: 'Avisado por la consulta',
};

export const COMMUNICATION_CHANNELS = [...MESSAGE_CHANNELS, ...EVENT_WAYS] as const;
export const COMMUNICATION_CHANNEL_LABELS = { ...MESSAGE_CHANNEL_LABELS, ...EVENT_WAY_LABELS };

/** How it ended; `WAITING` has not been sent yet, `RECEIVED` is the patient's answer, `NOTED` was told by hand. */
export const COMMUNICATION_OUTCOMES = [...MESSAGE_OUTCOMES, 'WAITING', 'RECEIVED', 'NOTED'] as const;
export const COMMUNICATION_OUTCOME_LABELS = {
  ...MESSAGE_OUTCOME_LABELS,
  WAITING: 'Aún no ha salido',
  RECEIVED: 'Respuesta',
  NOTED: 'Anotado',
};

/** How many are shown, the newest; all of them are in the copy of the record. */
export const COMMUNICATIONS_SHOWN = 100;

/** Only on our server (`communications`). What was told to a patient outside the application, and what came back. */
export const COMMUNICATION_PATHS = {
  ofPatient: (patientId: string) => `/api/patients/${encodeURIComponent(patientId)}/communications`,
  /** Notes that the patient was told of an appointment by hand. */
  told: (id: string) => `/api/appointments/${encodeURIComponent(id)}/told`,
  /** Appointments of today and tomorrow, and starts taken away, of which nobody has told the patient. */
  untold: '/api/appointments/untold',
} as const;
