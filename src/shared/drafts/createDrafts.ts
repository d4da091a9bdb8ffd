/**
 * Unsaved texts, in memory only, so that clinical text never reaches the disk, an action or the state. A
 * draft belongs to the user who typed it: it survives an expired sign-in session and is never shown to
 * another user. One instance per store, in the thunk extra argument.
 */
export interface Drafts {
  /** The user's draft named `name`, or `undefined`. */
  read(userId: string, name: string): unknown;
  keep(userId: string, name: string, values: unknown): void;
  drop(userId: string, name: string): void;
}

/** Makes the browser ask before the tab is closed and its drafts are lost. */
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
