import type { Alert } from '@/contract/alertAnswers';

const author = { name: 'Ana Ruiz Soler' };

/** Two open alerts, one of them in own words, and one that ended. */
export const ALERT_FIXTURES: Alert[] = [
  { id: 'al1', kind: 'ANTICOAGULANT', text: 'Sintrom', notedOn: '2026-09-14', author, ended: null },
  { id: 'al2', kind: 'OTHER', text: 'No tumbar en prono', notedOn: '2026-10-02', author, ended: null },
  {
    id: 'al3',
    kind: 'PREGNANCY',
    text: null,
    notedOn: '2025-11-03',
    author,
    ended: { at: '2026-06-20T09:30:00Z', by: 'Ana Ruiz Soler', ending: 'RESOLVED' },
  },
];
