import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { AuthProvider } from '@/features/auth';
import type { AppStore } from '@/shared/redux';
import { ErrorBoundary } from './frame/ErrorBoundary';
import { ThemeSync } from './frame/ThemeSync';
import { Toaster } from './frame/Toaster';
import { AppRoutes } from './router/AppRoutes';

/** The whole app on one store. A replay passes a router that does not navigate. */
export function App({
  store,
  Router = BrowserRouter,
}: {
  store: AppStore;
  Router?: ComponentType<{ children: ReactNode }>;
}) {
  return (
    <StrictMode>
      <ErrorBoundary>
        <Provider store={store}>
          <AuthProvider>
            <ThemeSync />
            <Router>
              <AppRoutes />
            </Router>
            <Toaster />
          </AuthProvider>
        </Provider>
      </ErrorBoundary>
    </StrictMode>
  );
}
