import type { MergeComparison, RecordMerge, UndoneMerge } from '@/contract/mergeAnswers';
import { MERGE_CHOICES, MERGE_FIELD_NAMES } from '@/contract/mergeFields';
import { MERGE_OBSTACLES, MERGE_PATHS as PATHS } from '@/contract/merges';
import type { MergeBody } from '@/contract/mergeSchemas';
import { idOf, listOf, numberOf, objectOf, optionalTextOf, textOf } from '@/shared/api/answers';
import { baseApi, oneTag, type Tag } from '@/shared/api/baseApi';
import { useCapability } from '@/shared/capabilities';
import { selectUser } from '@/shared/identity/slice';
import { useAppSelector } from '@/shared/redux';

type Raw = Record<string, unknown>;

const toSide = (raw: unknown): MergeComparison['survivor'] => {
  const side = objectOf(raw);
  return {
    id: idOf(side),
    name: textOf(side.name),
    hasAccount: side.hasAccount === true,
    createdAt: textOf(side.createdAt),
  };
};

/** A field that this program does not know is left to the server's proposal. */
const toFields = (raw: Raw): MergeComparison['fields'] =>
  listOf(raw, 'fields').flatMap(({ field, survivor, other, proposed }) => {
    const known = MERGE_FIELD_NAMES.find((name) => name === field);
    return known
      ? [
          {
            field: known,
            survivor: optionalTextOf(survivor),
            other: optionalTextOf(other),
            proposed: MERGE_CHOICES.find((choice) => choice === proposed) ?? 'SURVIVOR',
          },
        ]
      : [];
  });

function toMoving(raw: unknown): MergeComparison['moving'] {
  const moving = objectOf(raw);
  const count = (kind: keyof MergeComparison['moving']) => numberOf(moving[kind], 0);
  return {
    episodes: count('episodes'),
    evaluations: count('evaluations'),
    sessions: count('sessions'),
    appointments: count('appointments'),
    routines: count('routines'),
    documents: count('documents'),
    messages: count('messages'),
    alerts: count('alerts'),
  };
}

export function toComparison(answer: unknown): MergeComparison {
  const raw = objectOf(answer, 'comparison');
  return {
    survivor: toSide(raw.survivor),
    other: toSide(raw.other),
    fields: toFields(raw),
    moving: toMoving(raw.moving),
    obstacle: MERGE_OBSTACLES.find((obstacle) => obstacle === raw.obstacle) ?? null,
    overlaps: listOf(raw, 'overlaps').map((one) => ({
      id: idOf(one),
      startsAt: textOf(one.startsAt),
      therapistName: textOf(one.therapistName),
    })),
  };
}

function toMerge(raw: Raw): RecordMerge {
  const removed = objectOf(raw.removed);
  return {
    id: idOf(raw),
    at: textOf(raw.at),
    authorName: textOf(raw.authorName),
    removed: { id: idOf(removed), name: textOf(removed.name) },
    undoUntil: textOf(raw.undoUntil),
    mayUndo: raw.mayUndo === true,
  };
}

const toMerges = (answer: unknown): RecordMerge[] => listOf(answer, 'merges').map(toMerge);

function toUndone(answer: unknown): UndoneMerge {
  const raw = objectOf(answer, 'undone');
  return {
    removedId: textOf(raw.removedId),
    changed: numberOf(raw.changed, 0),
    missing: numberOf(raw.missing, 0),
    kept: numberOf(raw.kept, 0),
  };
}

/** Tag of a record's merges. Part of the record's, so that it costs the first download no name of its own. */
const mergesTag = (patientId: string): Tag => oneTag('Patient', `MERGES-${patientId}`);

/** Nearly everything of a record moves: no list that is kept may still show where it was. */
const MOVED: readonly Tag[] = [
  { type: 'Alert' },
  { type: 'Appointment' },
  { type: 'AppointmentStats' },
  { type: 'Conversation' },
  { type: 'Document' },
  { type: 'Evaluation' },
  { type: 'Invitation' },
  { type: 'Patient' },
  { type: 'PatientStats' },
  { type: 'Progress' },
  { type: 'Routine' },
  { type: 'Session' },
];
const moved = (error: unknown): Tag[] => (error ? [] : [...MOVED]);

/** Only our server has these routes, and it says so by the capability `recordMerges`. */
const mergesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    listMerges: build.query<RecordMerge[], string>({
      query: (patientId) => PATHS.ofPatient(patientId),
      transformResponse: toMerges,
      providesTags: (_merges, _error, patientId) => [mergesTag(patientId)],
    }),
    /** A POST that changes nothing. It is asked anew each time, because both records may have changed. */
    compareRecords: build.query<MergeComparison, { id: string; otherId: string }>({
      query: ({ id, otherId }) => ({ url: PATHS.comparison(id), method: 'POST', body: { otherId } }),
      transformResponse: toComparison,
      keepUnusedDataFor: 0,
    }),
    mergeRecords: build.mutation<RecordMerge[], { id: string; input: MergeBody }>({
      query: ({ id, input }) => ({
        url: PATHS.ofPatient(id),
        method: 'POST',
        body: input,
      }),
      transformResponse: toMerges,
      invalidatesTags: (_merges, error) => moved(error),
    }),
    undoMerge: build.mutation<UndoneMerge, string>({
      query: (id) => ({ url: PATHS.undo(id), method: 'POST' }),
      transformResponse: toUndone,
      invalidatesTags: (_undone, error) => moved(error),
    }),
  }),
});

export const { useListMergesQuery, useCompareRecordsQuery, useMergeRecordsMutation, useUndoMergeMutation } =
  mergesApi;

/** Whether who looks on may meet merges here: a therapist, on a server that keeps them. */
export function useMergesHere(): boolean {
  const has = useCapability('recordMerges') ?? false;
  return useAppSelector(selectUser)?.role === 'THERAPIST' && has;
}
