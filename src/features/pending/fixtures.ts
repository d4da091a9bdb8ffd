import type { PendingWork } from '@/contract/pendingAnswers';

/** Something of everything. */
export const PENDING_EXAMPLE: PendingWork = {
  unwritten: { count: 2, first: { appointmentId: 'c1', patientName: 'Lucía Martín' } },
  unconfirmed: { count: 3, firstDay: '2026-11-20', lastDay: '2026-11-21' },
  alarms: { count: 1, first: { patientId: '4', runId: 'r9', patientName: 'Manuel Ortega' } },
  outgrownGuardians: { count: 1, first: { patientId: '7', patientName: 'Hugo Marín' } },
  unread: { count: 5, first: { conversationId: 'k2', patientName: 'Inés Díaz' } },
};

export const NOTHING_PENDING: PendingWork = {
  unwritten: { count: 0, first: null },
  unconfirmed: { count: 0, firstDay: '2026-11-20', lastDay: '2026-11-21' },
  alarms: { count: 0, first: null },
  outgrownGuardians: { count: 0, first: null },
  unread: { count: 0, first: null },
};
