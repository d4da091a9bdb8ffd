/**
 * Texts typed and not yet saved, kept in memory only: clinical text never reaches the disk, an action or the state.
 * Each draft belongs to the user who typed it, so it outlives a lost session and is never shown to who signs in next.
 * One box per store, reached through the thunk extra argument.
 */
export interface Drafts {
  /** The user's draft under `name`, or `undefined`. */
  read(userId: string, name: string): unknown;
  keep(userId: string, name: string, values: unknown): void;
  drop(userId: string, name: string): void;
}

/** The browser asks before the tab, and with it the drafts, is thrown away. */
const askBeforeLeaving = (event: Event) => event.preventDefault();

export function createDrafts(): Drafts {
  const kept = new Map<string, unknown>();
  const key = (userId: string, name: string) => JSON.stringify([userId, name]);
  const watch = () => {
    if (typeof window === 'undefined') return;
    if (kept.size > 0) window.addEventListener('beforeunload', askBeforeLeaving);
    else window.removeEventListener('beforeunload', askBeforeLeaving);
  };
  return {
    read: (userId, name) => kept.get(key(userId, name)),
    keep: (userId, name, values) => {
      kept.set(key(userId, name), values);
      watch();
    },
    drop: (userId, name) => {
      kept.delete(key(userId, name));
      watch();
    },
  };
}
