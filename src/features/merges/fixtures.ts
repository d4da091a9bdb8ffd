import type { MergeComparison, RecordMerge } from '@/contract/mergeAnswers';

/** Two records of one person: one since long, and one that somebody opened again. */
export const COMPARISON_FIXTURE: MergeComparison = {
  survivor: {
    id: 'p1',
    name: 'Manuel Ortega Gil',
    hasAccount: true,
    createdAt: '2025-03-04T09:30:00.000Z',
  },
  other: { id: 'p2', name: 'Ortega Gil, Manolo', hasAccount: false, createdAt: '2026-10-19T16:00:00.000Z' },
  fields: [
    { field: 'name', survivor: 'Manuel Ortega Gil', other: 'Ortega Gil, Manolo', proposed: 'SURVIVOR' },
    { field: 'phone', survivor: '612 345 678', other: '912 000 111', proposed: 'SURVIVOR' },
    { field: 'insurance', survivor: null, other: 'Salud Norte · 4471', proposed: 'OTHER' },
    {
      field: 'allergies',
      survivor: 'Penicilina',
      other: 'Látex: urticaria en las manos',
      proposed: 'BOTH',
    },
    { field: 'tags', survivor: 'Hombro, Mañanas', other: 'Mutua', proposed: 'BOTH' },
  ],
  moving: {
    episodes: 1,
    evaluations: 3,
    sessions: 12,
    appointments: 2,
    routines: 1,
    documents: 0,
    messages: 0,
    alerts: 0,
  },
  obstacle: null,
  overlaps: [],
};

/** A merge that can be undone. */
export const MERGE_FIXTURE: RecordMerge = {
  id: 'm1',
  at: '2026-11-18T10:05:00.000Z',
  authorName: 'Ana Ruiz Soler',
  removed: { id: 'p2', name: 'Ortega Gil, Manolo' },
  undoUntil: '2026-12-18T10:05:00.000Z',
  mayUndo: true,
};
