import type { TagType } from './tagTypes';

export type Tag = { type: TagType; id?: string };

/**
 * Tags of a list: its rows need none of their own, since whatever makes one entity stale makes its lists stale as well
 * (`changedTags`), and ten thousand of them would be kept for each long list.
 */
export const listTags = (type: TagType): Tag[] => [{ type, id: 'LIST' }];

/** Tag of one entity. */
export const oneTag = (type: TagType, id: string): Tag => ({ type, id });

/** What a change makes stale where only lists show the entity; nothing if it failed. */
export const staleListTags = (type: TagType, failed: unknown): Tag[] => (failed ? [] : listTags(type));

/** What a change of one entity makes stale: itself and its lists; nothing if it failed. */
export const changedTags = (type: TagType, id: string, failed: unknown): Tag[] =>
  failed ? [] : [oneTag(type, id), ...listTags(type)];
