import { createAction, isAnyOf } from '@reduxjs/toolkit';
import { LOGIN_MESSAGES, STORAGE_KEYS } from '@/contract/auth';
import { MINUTE_MS } from '@/contract/common/constants';
import { isPatientRole } from '@/contract/common/roles';
import { baseApi } from '@/shared/api/baseApi';
import { isApiError, isConnectionError } from '@/shared/api/errors';
import {
  loggedOut,
  selectIdentityStatus,
  selectIsExpired,
  selectUser,
  sessionEnded,
  sessionExpired,
  sessionFound,
  sessionStarted,
  signedOutElsewhere,
  userUpdated,
} from '@/shared/identity/slice';
import {
  clearStoredSession,
  readStoredSession,
  withProfileOf,
  writeStoredSession,
} from '@/shared/identity/storage';
import type { AppDispatch, RootState, StartListening } from '@/shared/redux';
import { endSession, verifySession } from './api';

/** The store is ready: restore the saved sign-in session and follow other tabs. */
export const appStarted = createAction('app/started');

/** Empties the cache, except of what the server can do, which is nobody's own. */
function dropAnswers(dispatch: AppDispatch, getState: () => RootState): void {
  const { data: capabilities } = baseApi.endpoints.getCapabilities.select()(getState());
  dispatch(baseApi.util.resetApiState());
  // A log-out that had to ask for them first would be lost where the tab is closed meanwhile.
  if (capabilities)
    dispatch(
      baseApi.util.upsertQueryEntries([
        { endpointName: 'getCapabilities', arg: undefined, value: capabilities },
      ]),
    );
  // The reset goes back to whether the page was visible when it loaded, by which polling waits or not.
  const { onFocus, onFocusLost } = baseApi.internalActions;
  const isVisible = document.visibilityState === 'visible';
  if (getState()[baseApi.reducerPath].config.focused !== isVisible)
    dispatch(isVisible ? onFocus() : onFocusLost());
}

/** The server answers at once by the roles that somebody has, and the menus by those that they had when the page opened. */
function followRoles(startListening: StartListening): void {
  let rolesAskedAt = Date.now();
  startListening({
    actionCreator: baseApi.internalActions.onFocus,
    effect: async (_action, { dispatch, extra, getState }) => {
      const isSignedIn = selectIdentityStatus(getState()) === 'signedIn';
      if (!isSignedIn || isPatientRole(selectUser(getState())?.role)) return;
      if (Date.now() - rolesAskedAt < MINUTE_MS) return;
      rolesAskedAt = Date.now();
      const token = extra.vault.token();
      const { data: told } = await dispatch(verifySession.initiate(undefined, { track: false }));
      const known = selectUser(getState());
      if (!told || !known || extra.vault.token() !== token) return;
      if (told.role !== known.role || told.alsoAdmin !== known.alsoAdmin)
        dispatch(userUpdated(withProfileOf(known, told)));
    },
  });
}

/** Follows what other tabs do with the sign-in session: they share the browser's storage. */
function followOtherTabs(startListening: StartListening): void {
  startListening({
    actionCreator: appStarted,
    effect: async (_action, { dispatch, extra, getState, signal, condition }) => {
      const follow = (event: Pick<StorageEvent, 'key' | 'newValue'>) => {
        // `key` is `null` when the whole storage was cleared.
        if (event.key !== null && event.key !== STORAGE_KEYS.token && event.key !== STORAGE_KEYS.user) return;
        const saved = readStoredSession();
        const current = selectUser(getState());
        if (saved?.token === extra.vault.token()) {
          if (saved && JSON.stringify(saved.user) !== JSON.stringify(current))
            dispatch(userUpdated(saved.user));
          return;
        }
        // The same user has a new token, e.g. after a change of password: keep the screen.
        if (saved && current?.id === saved.user.id) {
          extra.vault.setToken(saved.token);
          dispatch(userUpdated(saved.user));
          return;
        }
        // An empty token means that the session expired: `clearStoredSession` writes it before removing the
        // key.
        if (extra.vault.token()) dispatch(event.newValue === '' ? sessionExpired() : signedOutElsewhere());
        if (!saved) return;
        extra.vault.setToken(saved.token);
        dispatch(sessionStarted(saved.user));
      };
      window.addEventListener('storage', follow, { signal });
      // A browser may keep the page while it shows another site, and then shows it as it was. Storage events of that
      // time are lost.
      const wake = ({ persisted }: PageTransitionEvent) => {
        if (persisted) follow({ key: null, newValue: null });
      };
      window.addEventListener('pageshow', wake, { signal });
      // Keeps the effect running: when it ends, its signal aborts and removes the event listener.
      await condition(() => false);
    },
  });
}

/**
 * Registers the side effects of sign-in: browser storage, the vault, verification of the token, other tabs.
 */
export function startAuthListeners(startListening: StartListening): void {
  followRoles(startListening);
  followOtherTabs(startListening);

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
    effect: async ({ payload: savedUser }, { dispatch, extra, getState }) => {
      const token = extra.vault.token();
      const result = await dispatch(verifySession.initiate());
      // A refusal by the server signs out. An aborted or failed request does not, unless another request was
      // refused as unauthorised in the meantime.
      const isFinal = 'error' in result && (isApiError(result.error) || selectIsExpired(getState()));
      const refused = isFinal && !isConnectionError(result.error);
      if (refused) console.warn(LOGIN_MESSAGES.verifyFailed);
      // Ignore the answer if the token changed while the request was in flight.
      if (extra.vault.token() !== token) return;
      if (refused) dispatch(sessionExpired());
      else dispatch(sessionStarted(result.data ? withProfileOf(savedUser, result.data) : savedUser));
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
    matcher: sessionEnded,
    effect: (action, { dispatch, extra, getState }) => {
      const token = extra.vault.token();
      extra.vault.setToken(null);
      const saved = readStoredSession();
      // This tab was suspended while another changed the password: its token is revoked, but the user is
      // still signed in.
      const isRenewed = sessionExpired.match(action) && token !== null && saved && saved.token !== token;
      // Skip if another tab announced it: writing again would make both tabs answer each other endlessly.
      if (!signedOutElsewhere.match(action) && !isRenewed)
        clearStoredSession(saved !== null && sessionExpired.match(action));
      dropAnswers(dispatch, getState);
      if (isRenewed) {
        extra.vault.setToken(saved.token);
        dispatch(sessionFound(saved.user));
      }
      if (token && loggedOut.match(action))
        void dispatch(endSession.initiate({ secret: extra.vault.seal(token) }));
    },
  });
}
