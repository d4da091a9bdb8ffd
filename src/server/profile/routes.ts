import { editable } from '@/contract/editSchemas';
import { profile, profileBodySchema } from '@/contract/profileSchemas';
import { PROFILE_PATHS } from '@/contract/profile';
import { SIGNED_IN } from '../http/access';
import type { App } from '../http/app';
import { commandContext } from '../http/command';
import { updateProfile } from './commands';
import { ownProfile } from './queries';

/** Mi Perfil. Role and id are not writable. */
export function profileRoutes(app: App): void {
  app.get(
    PROFILE_PATHS.own,
    { config: { access: SIGNED_IN }, schema: { summary: 'Mi perfil', response: { 200: profile } } },
    async (request) => ownProfile(commandContext(request)),
  );

  app.put(
    PROFILE_PATHS.own,
    {
      config: { access: SIGNED_IN },
      schema: {
        summary: 'Actualizar mi perfil',
        body: editable(profileBodySchema),
        response: { 200: profile },
      },
    },
    async (request) => updateProfile(app)(commandContext(request), request.body),
  );
}
