import * as yup from 'yup';
import { count, type Entity, given, instant, maybe, practiceInstant } from './common/fields';
import { MERGE_CHOICES, MERGE_FIELD_NAMES } from './mergeFields';
import { MERGE_OBSTACLES } from './merges';

const side = yup.object({
  id: given(),
  name: given(),
  hasAccount: yup.boolean().required(),
  createdAt: instant(),
});

/** Two records side by side, and what a merge would move from the other one to the surviving one. */
export const mergeComparison = yup.object({
  survivor: side.required(),
  other: side.required(),
  fields: yup
    .array(
      yup.object({
        field: yup.string().oneOf(MERGE_FIELD_NAMES).required(),
        survivor: maybe(),
        other: maybe(),
        proposed: yup.string().oneOf(MERGE_CHOICES).required(),
      }),
    )
    .required(),
  moving: yup
    .object({
      episodes: count(),
      evaluations: count(),
      sessions: count(),
      appointments: count(),
      routines: count(),
      documents: count(),
      messages: count(),
      alerts: count(),
    })
    .required(),
  obstacle: yup.string().oneOf(MERGE_OBSTACLES).nullable().defined(),
  overlaps: yup
    .array(yup.object({ id: given(), startsAt: practiceInstant(), therapistName: given() }))
    .required()
    .meta({ description: 'Citas de las dos fichas que coinciden' }),
});
export type MergeComparison = Entity<typeof mergeComparison>;
export const mergeComparisonAnswer = yup.object({ comparison: mergeComparison.required() });

/** A merge that can still be undone. */
export const recordMerge = yup.object({
  id: given(),
  at: instant(),
  authorName: given(),
  removed: yup.object({ id: given(), name: given() }).required(),
  undoUntil: instant(),
  mayUndo: yup.boolean().required(),
});
export type RecordMerge = Entity<typeof recordMerge>;

/** GET of a record's merges, the latest first; those that can no longer be undone are left out. */
export const recordMergesAnswer = yup.object({ merges: yup.array(recordMerge).required() });

/** POST of an undo: what did not go back as it had come. */
export const undoneMerge = yup.object({
  removedId: given(),
  changed: count().meta({ description: 'Filas que cambiaron después de la unión y vuelven como están' }),
  missing: count().meta({ description: 'Filas que ya no están en la ficha' }),
  kept: count().meta({ description: 'Campos de la ficha que cambiaron después y se quedan como están' }),
});
export type UndoneMerge = Entity<typeof undoneMerge>;
export const undoneMergeAnswer = yup.object({ undone: undoneMerge.required() });
