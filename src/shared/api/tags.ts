import { hasFailed } from './errors';
import type { TagType } from './tagTypes';

export type Tag = { type: TagType; id?: string };

/**
 * Tags of a list. Rows need no tags of their own, because `changedTags` also invalidates lists. Ten thousand
 * tags per list would cost memory.
 */
export const listTags = (type: TagType): Tag[] => [{ type, id: 'LIST' }];

/** Tag of one entity. */
export const oneTag = (type: TagType, id: string): Tag => ({ type, id });

/** Tags to invalidate if only lists show the entity; none if the change failed. */
export const staleListTags = (type: TagType, failed: unknown): Tag[] =>
  hasFailed(failed) ? [] : listTags(type);

/** Tags to invalidate after a change: the entity and its lists; none if the change failed. */
export const changedTags = (type: TagType, id: string, failed: unknown): Tag[] =>
  hasFailed(failed) ? [] : [oneTag(type, id), ...listTags(type)];

/** Tag of who attends a patient. It belongs to the record; agenda and team both change it. */
export const patientTeamTag = (patientId: string): Tag => oneTag('Patient', `TEAM-${patientId}`);
