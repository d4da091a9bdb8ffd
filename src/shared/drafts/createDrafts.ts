import { createAction } from '@reduxjs/toolkit';
import { closingGuard } from '@/shared/lib/closing';

/** 'Volver' was pressed. Where to is in the drafts, because the address may say whose record it is. */
export const returnChosen = createAction('drafts/returnChosen');

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
  /** A form was left with something typed; `back` shows it again. */
  left(back: () => void): void;
  /** Shows the form that was left last. */
  goBack(): void;
}

export function createDrafts(): Drafts {
  const kept = new Map<string, unknown>();
  let wayBack: (() => void) | undefined;
  const key = (userId: string, name: string) => JSON.stringify([userId, name]);
  const guardClosing = closingGuard();
  const watch = () => guardClosing(kept.size > 0);
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
    left: (back) => {
      wayBack = back;
    },
    goBack: () => wayBack?.(),
  };
}
