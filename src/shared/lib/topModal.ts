import { useSyncExternalStore } from 'react';

/** Open modals of the page, the topmost last. */
let open: readonly HTMLElement[] = [];
const watchers = new Set<() => void>();

function setOpen(next: readonly HTMLElement[]): void {
  open = next;
  for (const watch of watchers) watch();
}

/** A modal was opened on top of the others. Returns what to call when it closes. */
export function modalOpened(element: HTMLElement): () => void {
  setOpen([...open, element]);
  return () => setOpen(open.filter((one) => one !== element));
}

const watchOpen = (watcher: () => void) => {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
};

/** The modal on top; null if none is open. What is outside of it can neither be reached nor heard. */
export const useTopModal = (): HTMLElement | null =>
  useSyncExternalStore(watchOpen, () => open.at(-1) ?? null);
