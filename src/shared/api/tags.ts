import type { TagType } from './tagTypes';

export type Tag = { type: TagType; id?: string };

/** Tags of a list: `LIST` and each row's id. Nothing on error, so that a failed query is not pinned to old ids. */
export function listTags(type: TagType, rows: { id: string }[] | undefined): Tag[] {
  return rows ? [{ type, id: 'LIST' }, ...rows.map(({ id }) => ({ type, id }))] : [{ type, id: 'LIST' }];
}

/** Tag of one entity. */
export const oneTag = (type: TagType, id: string): Tag => ({ type, id });

/** What a create makes stale: the list; nothing if it failed. */
export const createdTags = (type: TagType, failed: unknown): Tag[] => (failed ? [] : [{ type, id: 'LIST' }]);

/** What a change of one entity makes stale: itself and the list, whose order or membership may change. */
export const changedTags = (type: TagType, id: string, failed: unknown): Tag[] =>
  failed
    ? []
    : [
        { type, id },
        { type, id: 'LIST' },
      ];
