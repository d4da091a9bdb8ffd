import { useEffect, useState } from 'react';
import { todayOfPractice } from '@/shared/lib/dates';
import { useAppStore } from '@/shared/redux';
import { quietTransitions } from '../frame/quietTransitions';
import { notificationsDomain } from '../shell';
import { definePages } from './definePages';
import { followIntent, prefetchControls, prefetchScreen } from './prefetch';
import { SignedInRoutes } from './SignedInRoutes';

/** Everything behind sign-in; downloaded when the browser has, or had, a sign-in session. */
export function SignedInArea() {
  const store = useAppStore();
  const [pages] = useState(() => {
    store.load([notificationsDomain]);
    const all = definePages(store);
    // The session is still being verified: the screen and its data may come down meanwhile.
    prefetchScreen(store, all, location);
    // Likewise the browser's tables of dates: it reads them for the first one, which takes as long as drawing a screen.
    setTimeout(todayOfPractice);
    return all;
  });
  useEffect(() => followIntent((address) => prefetchScreen(store, pages, address)), [store, pages]);
  useEffect(() => prefetchControls(store), [store]);
  useEffect(quietTransitions, []);
  return <SignedInRoutes pages={pages} />;
}
