import type { Communication } from '@/contract/communicationSchemas';

const MAIL = {
  channel: 'EMAIL' as const,
  date: '2026-11-24T11:00:00+01:00',
  outcome: 'SENT' as const,
  failure: null,
  sentTo: 'lucia@correo.es',
  by: null,
  reason: null,
};
const ANSWER = { ...MAIL, channel: 'LINK' as const, outcome: 'RECEIVED' as const, sentTo: null };

/** What was told about one appointment, and what came back, the latest first; at the stories' time one mail waits. */
export const COMMUNICATION_FIXTURES: Communication[] = [
  { ...MAIL, id: 'm4', kind: 'LAST_REMINDER', at: '2026-11-23T10:00:00Z', outcome: 'WAITING', sentTo: null },
  { ...ANSWER, id: 'a2', kind: 'CANNOT_COME', channel: 'APP', at: '2026-11-22T12:00:00Z', reason: 'Fiebre' },
  { ...ANSWER, id: 'a1', kind: 'ANOTHER_DAY', at: '2026-11-22T11:00:00Z' },
  { ...MAIL, id: 'm3', kind: 'REMINDER', at: '2026-11-22T10:00:00Z' },
  {
    ...{ ...ANSWER, id: 't1', kind: 'TOLD', channel: 'WHATSAPP', at: '2026-11-10T11:00:00Z' },
    ...{ outcome: 'NOTED', by: 'Ana Ruiz Soler' },
  },
  {
    ...MAIL,
    ...{
      id: 'm2',
      kind: 'MOVED',
      at: '2026-11-10T10:00:00Z',
      outcome: 'FAILED',
      failure: 'REFUSED',
      sentTo: null,
    },
  },
  { ...MAIL, id: 'm1', kind: 'BOOKED', at: '2026-11-09T10:00:00Z' },
];
