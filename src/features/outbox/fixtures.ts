import type { FailedMessage, MailPreview, StoredMailText } from '@/contract/outboxAnswers';

const REFUSED: FailedMessage = {
  id: 'o1',
  patientId: 'p1',
  name: 'Eva Núñez Prado',
  email: 'eva@correo.example',
  kind: 'BOOKED',
  startsAt: '2026-12-10T09:00:00Z',
  endedAt: '2026-11-23T08:12:00Z',
  failure: 'REFUSED',
  obstacle: null,
};

export const MAIL_FAILURE_FIXTURES: FailedMessage[] = [
  REFUSED,
  {
    ...{ ...REFUSED, id: 'o2', patientId: 'p2', name: 'Luis Ortega', email: 'luis@correo.example' },
    ...{ kind: 'LAST_REMINDER', startsAt: '2026-11-22T16:00:00Z', endedAt: '2026-11-22T14:00:00Z' },
    ...{ failure: 'UNREACHABLE', obstacle: 'LATE' },
  },
  {
    ...{ ...REFUSED, id: 'o3', patientId: 'p3', name: 'Inés Vidal', email: null },
    ...{ kind: 'MOVED', endedAt: '2026-11-20T10:00:00Z', obstacle: 'NO_ADDRESS' },
  },
  {
    ...{ ...REFUSED, id: 'o4', patientId: null, name: 'Nuria Gil', email: 'nuria@correo.example' },
    ...{ kind: 'STAFF_INVITATION', startsAt: null, endedAt: '2026-11-19T10:00:00Z' },
  },
];

export const MAIL_TEXT_FIXTURES: StoredMailText[] = [
  { kind: 'BOOKED', opening: 'Te esperamos el {cuando} en {consulta}.', closing: null },
  { kind: 'MOVED', opening: null, closing: null },
  { kind: 'CANCELLED', opening: null, closing: null },
  { kind: 'REMINDER', opening: null, closing: 'Trae ropa cómoda. Si no puedes venir, {contacto}.' },
];

export const MAIL_PREVIEW_FIXTURE: MailPreview = {
  subject: 'Tu cita del lunes, 30 de noviembre a las 10:00',
  text: `Hola, María:

Te esperamos el lunes, 30 de noviembre a las 10:00 en Fisioterapia Retiro.

Confirmar, cancelar o pedir otro día:
https://…

Si no puedes venir, llámanos al 910 000 000.

Fisioterapia Retiro
`,
};
