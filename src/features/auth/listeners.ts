import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { LOGIN_MESSAGES } from '@/contract/auth/loginMessages';
import { STORAGE_KEYS } from '@/contract/auth/limits';
import { baseApi, isConnectionError } from '@/shared/api';
import {
  clearStoredSession,
  loggedOut,
  readStoredSession,
  selectUser,
  sessionExpired,
  sessionFound,
  sessionStarted,
  signedOutElsewhere,
  userUpdated,
  writeStoredSession,
} from '@/shared/identity';
import type { StartListening } from '@/shared/redux';
import { endSession, verifySession } from './api';

/** The app has its store and begins: look for a saved session, and follow other tabs from now on. */
export const appStarted = createAction('auth/appStarted');

/** Registers what sign-in does beside the state: storage, the vault, verification, other tabs. */
export function startAuthListeners(startListening: StartListening): void {
  startListening({
    actionCreator: appStarted,
    effect: (_action, { dispatch, extra }) => {
      const saved = readStoredSession();
      if (!saved) return clearStoredSession();
      extra.vault.setToken(saved.token);
      dispatch(sessionFound(saved.user));
    },
  });

  startListening({
    actionCreator: sessionFound,
    effect: async ({ payload: savedUser }, { dispatch, extra }) => {
      const token = extra.vault.token();
      const result = await dispatch(verifySession.initiate());
      // Any final answer but success signs out; without an answer the person stays signed in (spec §4 Auth).
      const refused = 'error' in result && !isConnectionError(result.error);
      if (refused) console.warn(LOGIN_MESSAGES.verifyFailed);
      // Somebody logged out or in while the answer was on its way; or the screen's first question was refused earlier.
      if (extra.vault.token() !== token) return;
      if (refused) dispatch(sessionExpired());
      else dispatch(sessionStarted(result.data ?? savedUser));
    },
  });

  startListening({
    matcher: isAnyOf(sessionStarted, userUpdated),
    effect: (_action, { extra, getState }) => {
      const token = extra.vault.token();
      const user = selectUser(getState());
      if (token && user) writeStoredSession({ token, user });
    },
  });

  startListening({
    matcher: isAnyOf(loggedOut, sessionExpired, signedOutElsewhere),
    effect: (action, { dispatch, extra }) => {
      const token = extra.vault.token();
      extra.vault.setToken(null);
      const saved = readStoredSession();
      // A tab that slept while another one changed the password: its token is over, the person's session is not.
      const isRenewed = sessionExpired.match(action) && token !== null && saved && saved.token !== token;
      if (!signedOutElsewhere.match(action) && !isRenewed) clearStoredSession();
      dispatch(baseApi.util.resetApiState());
      if (isRenewed) {
        extra.vault.setToken(saved.token);
        dispatch(sessionFound(saved.user));
      }
      if (token && loggedOut.match(action))
        void dispatch(endSession.initiate({ secret: extra.vault.seal(token) }));
    },
  });

  startListening({
    actionCreator: appStarted,
    effect: async (_action, { dispatch, extra, getState, signal, condition }) => {
      const follow = (event: StorageEvent) => {
        // `null` is the whole storage being cleared.
        if (event.key !== null && event.key !== STORAGE_KEYS.token && event.key !== STORAGE_KEYS.user) return;
        const saved = readStoredSession();
        const current = selectUser(getState());
        if (saved?.token === extra.vault.token()) {
          if (saved && JSON.stringify(saved.user) !== JSON.stringify(current))
            dispatch(userUpdated(saved.user));
          return;
        }
        // The same person with another token, as after a new password: what is open in this tab stays.
        if (saved && current?.id === saved.user.id) {
          extra.vault.setToken(saved.token);
          dispatch(userUpdated(saved.user));
          return;
        }
        if (extra.vault.token()) dispatch(signedOutElsewhere());
        if (!saved) return;
        extra.vault.setToken(saved.token);
        dispatch(sessionStarted(saved.user));
      };
      window.addEventListener('storage', follow, { signal });
      // The listener's signal aborts when its effect ends, so the effect lasts as long as the store.
      await condition(() => false);
    },
  });
}
