import { type ReactNode, StrictMode, useEffect } from 'react';
import { Provider } from 'react-redux';
import { AuthProvider } from '@/features/auth';
import type { AppStore } from '@/shared/redux';
import { ErrorBoundary } from './frame/ErrorBoundary';
import { keepFocus } from './frame/focus';
import { ThemeSync } from './frame/ThemeSync';
import { Toaster } from './frame/Toaster';

/** The whole app on one store, around its router. */
export function App({ store, children }: { store: AppStore; children: ReactNode }) {
  useEffect(keepFocus, []);
  return (
    <StrictMode>
      <ErrorBoundary>
        <Provider store={store}>
          <AuthProvider>
            <ThemeSync />
            {children}
            <Toaster />
          </AuthProvider>
        </Provider>
      </ErrorBoundary>
    </StrictMode>
  );
}
