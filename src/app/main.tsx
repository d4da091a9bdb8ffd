import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { appStarted } from '@/features/auth';
import { prefetchCapabilities } from '@/shared/capabilities';
import { selectIdentityStatus } from '@/shared/identity/slice';
import type { AppStore } from '@/shared/redux';
import { loadBehind } from '@/shared/ui/late-part/lateComponent';
import { App } from './App';
import { areToolsAsked } from './devtools/areToolsAsked';
import { makeStore } from './redux';
import { AppRouter, preloadSignedIn, preloadWhileTyping } from './router/AppRouter';
import './styles/index.css';

declare const __DEVTOOLS__: boolean;
declare const REALTIME: boolean;

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const start = (root: HTMLElement, store: AppStore, app: ReactNode): void => {
  store.dispatch(appStarted());
  // Asked beside the verification, so that the calls which depend on it need not wait afterwards.
  store.dispatch(prefetchCapabilities);
  if (selectIdentityStatus(store.getState()) === 'checking') void preloadSignedIn();
  else preloadWhileTyping();
  createRoot(root).render(app);
  loadBehind(
    () => import('./redux/keepPreferences'),
    ({ keepPreferences }) => keepPreferences(store),
  );
  // With the flag off, neither this statement nor the socket's code is in the build.
  if (REALTIME)
    loadBehind(
      () => import('./realtime'),
      ({ realtimeDomains }) => store.load(realtimeDomains),
    );
};

/*
 * Recorder, replay and Redux DevTools: in development, and on request in a QA build (DEVTOOLS=on). With the
 * flag off, none of it is in the build.
 */
if (__DEVTOOLS__ && (process.env.NODE_ENV === 'development' || areToolsAsked())) {
  loadBehind(
    () => import('./devtools'),
    ({ startWithTools }) => startWithTools(container, start),
  );
} else {
  const store = makeStore({ followFocus: true });
  start(
    container,
    store,
    <App store={store}>
      <AppRouter store={store} />
    </App>,
  );
}
