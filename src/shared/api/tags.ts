import { hasFailed } from './errors';
import type { TagType } from './tagTypes';

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
