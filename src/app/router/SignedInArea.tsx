import { useEffect, useState } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { notificationsDomain } from '@/features/notifications';
import { paletteDomain } from '@/features/palette';
import { dayDomain } from '@/shared/freshness';
import { todayOfPractice } from '@/shared/lib/dates';
import { openingsDomain } from '@/shared/openings/slice';
import { connectionDomain } from '@/shared/realtime';
import { useAppStore } from '@/shared/redux';
import { quietTransitions } from '../frame/quietTransitions';
import { Shell } from '../shell/Shell';
import { OnlyRoles, SignedIn } from './guards';
import { PracticeClock } from './PracticeClock';
import { followIntent, prefetchScreen, prefetchWhenCalm } from './prefetch';
import type { SignedInRoute } from './useScreen';

/** Frame and guards of the signed-in screens. */
export function SignedInArea({ screens }: { screens: readonly SignedInRoute[] }) {
  const store = useAppStore();
  const location = useLocation();
  useState(() => {
    store.load([notificationsDomain, paletteDomain, openingsDomain, dayDomain, connectionDomain]);
    // Start downloading the screen and its data while the sign-in session is verified.
    prefetchScreen(store, screens, location);
    // Format a date early, because the browser's first one loads locale tables, which takes as long as
    // rendering a screen.
    setTimeout(todayOfPractice);
  });
  useEffect(() => followIntent((address) => prefetchScreen(store, screens, address)), [store, screens]);
  useEffect(() => prefetchWhenCalm(store), [store]);
  useEffect(quietTransitions, []);
  return (
    <PracticeClock>
      <SignedIn>
        <Shell>
          <OnlyRoles>
            <Outlet />
          </OnlyRoles>
        </Shell>
      </SignedIn>
    </PracticeClock>
  );
}
