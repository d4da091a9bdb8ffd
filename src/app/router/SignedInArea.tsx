import { useEffect, useState } from 'react';
import { todayOfPractice } from '@/shared/lib/dates';
import { useAppStore } from '@/shared/redux';
import { quietTransitions } from '../frame/quietTransitions';
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
    // Likewise the browser's tables of dates: it reads them for the first one, which takes as long as drawing a screen.
    setTimeout(todayOfPractice);
    return { pages, preload };
  });
  useEffect(quietTransitions, []);
  return (
    <PreloadProvider value={area.preload}>
      <SignedInRoutes pages={area.pages} />
    </PreloadProvider>
  );
}
