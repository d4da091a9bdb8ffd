import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { FailedScreen } from '@/shared/ui/failed-screen';
import { lateComponent } from '@/shared/ui/late-part';
import { NotFound } from '@/shared/ui/not-found';
import { Shell } from '../shell';
import type { Pages } from './definePages';
import { OnlyRoles, SignedIn } from './guards';
import { PracticeClock } from './PracticeClock';
import { SIGNED_IN_ROUTES } from './routeTable';

const SetUp = lateComponent<object>(async () => (await import('@/pages/setup')).SetUpPage, FailedScreen);

/**
 * The signed-in screens inside the shell, each for its roles, and the first start, which is too rare for the
 * first download.
 */
export function SignedInRoutes({ pages, frame: Frame = Shell }: { pages: Pages; frame?: ComponentType }) {
  return (
    <Routes>
      <Route path="/setup/:token" element={<SetUp />} />
      <Route element={<PracticeClock />}>
        <Route element={<SignedIn />}>
          <Route element={<Frame />}>
            {SIGNED_IN_ROUTES.map(({ path, page, roles }) => {
              const { Screen } = pages[page];
              return (
                <Route
                  key={path}
                  path={path}
                  element={
                    <OnlyRoles roles={roles}>
                      <Screen />
                    </OnlyRoles>
                  }
                />
              );
            })}
          </Route>
        </Route>
      </Route>
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
