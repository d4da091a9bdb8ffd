import { useState } from 'react';
import { useAppStore } from '@/shared/redux';
import { notificationsDomain } from '../shell';
import { definePages } from './definePages';
import { PreloadProvider, preloadPath } from './preload';
import { SignedInRoutes } from './SignedInRoutes';

/** Everything behind the log-in: downloaded when somebody is, or was, signed in. */
export function SignedInArea() {
  const store = useAppStore();
  const [area] = useState(() => {
    store.load([notificationsDomain]);
    const pages = definePages(store);
    const preload = (path: string) => preloadPath(pages, path);
    // The session is still being verified: the screen may come down meanwhile.
    preload(location.pathname);
    return { pages, preload };
  });
  return (
    <PreloadProvider value={area.preload}>
      <SignedInRoutes pages={area.pages} />
    </PreloadProvider>
  );
}
