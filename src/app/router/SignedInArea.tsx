import { useEffect, useState } from 'react';
import { paletteDomain } from '@/features/palette';
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
    store.load([notificationsDomain, paletteDomain]);
    const all = definePages(store);
    // While the session is verified, start to download the screen and its data.
    prefetchScreen(store, all, location);
    // Format a date early: the browser loads its locale tables at the first one, which takes as long as
    // rendering a screen.
    setTimeout(todayOfPractice);
    return all;
  });
  useEffect(() => followIntent((address) => prefetchScreen(store, pages, address)), [store, pages]);
  useEffect(() => prefetchControls(store), [store]);
  useEffect(quietTransitions, []);
  return <SignedInRoutes pages={pages} />;
}
