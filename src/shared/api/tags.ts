import type { TagType } from './tagTypes';

export type Tag = { type: TagType; id?: string };

/**
 * Tags of a list: its rows need none of their own, since whatever makes one entity stale makes its lists stale as well
 * (`changedTags`), and ten thousand of them would be kept for each long list.
 */
export const listTags = (type: TagType): Tag[] => [{ type, id: 'LIST' }];

/** Tag of one entity. */
export const oneTag = (type: TagType, id: string): Tag => ({ type, id });

/** Tags to invalidate when only lists show the entity; none if the change failed. */
export const staleListTags = (type: TagType, failed: unknown): Tag[] => (failed ? [] : listTags(type));

/** Tags to invalidate after a change: the entity and its lists; none if the change failed. */
export const changedTags = (type: TagType, id: string, failed: unknown): Tag[] =>
  failed ? [] : [oneTag(type, id), ...listTags(type)];
