import type { UnknownAction } from '@reduxjs/toolkit';
import { loggedOut, selectUser, sessionStarted } from '@/shared/identity/slice';
import type { RootState, StartListening } from '@/shared/redux';

export interface UnsentOptions<Unsent> {
  /** Name of the draft. */
  name: string;
  /** Whether what is unsent may be another after this action. */
  mayChange: (action: unknown) => boolean;
  /** Null if the server has everything. */
  unsentOf: (state: RootState) => Unsent | null;
  /** Gives it back to the person who wrote it. */
  found: (unsent: Unsent) => UnknownAction;
}

/**
 * Keeps what is not sent among the drafts, until the person signs out. The browser asks before the tab is closed, whatever
 * screen is shown. After an expired sign-in session the same person finds it again.
 */
export function keepUnsent<Unsent>(
  startListening: StartListening,
  { name, mayChange, unsentOf, found }: UnsentOptions<Unsent>,
): void {
  startListening({
    predicate: mayChange,
    effect: (_action, { extra, getState }) => {
      const user = selectUser(getState());
      if (!user) return;
      const unsent = unsentOf(getState());
      if (unsent) extra.drafts.keep(user.id, name, unsent);
      else extra.drafts.drop(user.id, name);
    },
  });
  startListening({
    actionCreator: loggedOut,
    effect: (_action, { extra, getOriginalState }) => {
      const user = selectUser(getOriginalState());
      if (user) extra.drafts.drop(user.id, name);
    },
  });
  startListening({
    actionCreator: sessionStarted,
    effect: ({ payload: { id } }, { dispatch, extra }) => {
      const unsent = extra.drafts.read(id, name) as Unsent | undefined;
      if (unsent === undefined) return;
      extra.drafts.drop(id, name);
      dispatch(found(unsent));
    },
  });
}
