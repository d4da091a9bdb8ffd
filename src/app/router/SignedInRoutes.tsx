import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NotFound } from '@/shared/ui/not-found';
import { Shell } from '../shell';
import type { Pages } from './definePages';
import { OnlyRoles, SignedIn } from './guards';
import { SIGNED_IN_ROUTES } from './routeTable';

/** The signed-in screens inside the shell, each for its roles. */
export function SignedInRoutes({ pages, frame: Frame = Shell }: { pages: Pages; frame?: ComponentType }) {
  return (
    <Routes>
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
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
