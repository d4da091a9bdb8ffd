import { AUTH_MESSAGES } from '@/contract/auth/messages';
import { PROFILE_PATHS } from '@/contract/profile/paths';
import { profileBodySchema } from '@/contract/profile/schemas';
import { violates } from '../db/failures';
import { SIGNED_IN, signedIn } from '../http/access';
import type { App } from '../http/app';
import { takenField, unauthorized } from '../http/errors';
import { profileAnswer } from './answers';
import { profileRepository } from './repository';

/** Mi Perfil (spec §7). Role and id are not writable. */
export function profileRoutes(app: App): void {
  app.get(
    PROFILE_PATHS.own,
    { config: { access: SIGNED_IN }, schema: { summary: 'Mi perfil', response: { 200: profileAnswer } } },
    async (request) => {
      const profile = await profileRepository(request.db).find(signedIn(request).id);
      if (!profile) throw unauthorized();
      return profile;
    },
  );

  app.put(
    PROFILE_PATHS.own,
    {
      config: { access: SIGNED_IN },
      schema: { summary: 'Actualizar mi perfil', body: profileBodySchema, response: { 200: profileAnswer } },
    },
    async (request) => {
      try {
        const profile = await request.db.transaction((db) =>
          profileRepository(db).update(signedIn(request).id, request.body),
        );
        if (!profile) throw unauthorized();
        return profile;
      } catch (error) {
        if (violates(error, 'users_email_unique')) throw takenField('email', AUTH_MESSAGES.emailTaken);
        throw error;
      }
    },
  );
}
