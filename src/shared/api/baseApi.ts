import { isFulfilled, type Middleware } from '@reduxjs/toolkit';
import { createApi } from '@reduxjs/toolkit/query/react';
import { baseQuery } from './baseQuery';
import { hasFailed } from './errors';

/**
 * Names of the tags by which a domain invalidates data of another. One that only its own domain uses is named there, by
 * `enhanceEndpoints`.
 */
const TAG_TYPES = [
  'Alert',
  'Appointment',
  'AppointmentStats',
  'Conversation',
  'Document',
  'Evaluation',
  'Exercise',
  'Import',
  'Invitation',
  'Patient',
  'PatientStats',
  'PracticeHours',
  'PracticeSettings',
  'Profile',
  'Progress',
  'Routine',
  'Session',
] as const;
type TagType = (typeof TAG_TYPES)[number];

export type Tag<Type extends string = TagType> = { type: Type; id?: string };

/**
 * Tags of a list. Rows need no tags of their own, because `changedTags` also invalidates lists. Ten thousand
 * tags per list would cost memory.
 */
export const listTags = <Type extends string>(type: Type): Tag<Type>[] => [{ type, id: 'LIST' }];

/** Tag of one entity. */
export const oneTag = <Type extends string>(type: Type, id: string): Tag<Type> => ({ type, id });

/** Tags to invalidate if only lists show the entity; none if the change failed. */
export const staleListTags = <Type extends string>(type: Type, failed: unknown): Tag<Type>[] =>
  hasFailed(failed) ? [] : listTags(type);

/** Tags to invalidate after a change: the entity and its lists; none if the change failed. */
export const changedTags = <Type extends string>(type: Type, id: string, failed: unknown): Tag<Type>[] =>
  hasFailed(failed) ? [] : [oneTag(type, id), ...listTags(type)];

/** Tag of who attends a patient. It belongs to the record; agenda and team both change it. */
export const patientTeamTag = (patientId: string): Tag => oneTag('Patient', `TEAM-${patientId}`);

/** Freezes a plain value deeply. An already frozen object is assumed to be deeply frozen. */
function freezeDeep(value: unknown): void {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return;
  Object.freeze(value);
  for (const inner of Object.values(value)) freezeDeep(inner);
}

/**
 * Freezes answers before they reach the cache. Immer would do so itself but first searches every value for
 * drafts, which for ten thousand rows took longer than parsing them.
 */
export const freezeAnswers: Middleware = () => (next) => (action) => {
  if (isFulfilled(action)) freezeDeep(action.payload);
  return next(action);
};

/** The app's only API; each domain injects its endpoints. */
export const baseApi = createApi({
  reducerPath: 'api',
  baseQuery,
  tagTypes: TAG_TYPES,
  endpoints: () => ({}),
});
