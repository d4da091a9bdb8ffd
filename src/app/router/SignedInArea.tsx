import { useEffect, useState } from 'react';
import { paletteDomain } from '@/features/palette';
import { dayDomain } from '@/shared/freshness';
import { todayOfPractice } from '@/shared/lib/dates';
import { openingsDomain } from '@/shared/openings';
import { useAppStore } from '@/shared/redux';
import { quietTransitions } from '../frame/quietTransitions';
import { notificationsDomain } from '../shell';
import { definePages } from './definePages';
import { followIntent, prefetchControls, prefetchScreen } from './prefetch';
import { SignedInRoutes } from './SignedInRoutes';

/** Everything behind sign-in. Downloaded when the browser has, or had, a sign-in session. */
export function SignedInArea() {
  const store = useAppStore();
  const [pages] = useState(() => {
    store.load([notificationsDomain, paletteDomain, openingsDomain, dayDomain]);
    const all = definePages(store);
    // Start downloading the screen and its data while the sign-in session is verified.
    prefetchScreen(store, all, location);
    // Format a date early, because the browser's first one loads locale tables, which takes as long as
    // rendering a screen.
    setTimeout(todayOfPractice);
    return all;
  });
  useEffect(() => followIntent((address) => prefetchScreen(store, pages, address)), [store, pages]);
  useEffect(() => prefetchControls(store), [store]);
  useEffect(quietTransitions, []);
  return <SignedInRoutes pages={pages} />;
}
