import { TEST_PASSWORD } from '@/server/testing/testServer';
import { idOf, OWN, type WrittenRule } from './rule';

/** Rules of the second factor. */
export const RULES: WrittenRule[] = [
  {
    route: 'POST /api/auth/login/second-factor',
    allow: 'public',
    body: (scene, caller) => ({ challenge: idOf(scene, 'challengeToken', caller), code: scene.code }),
    bodyIds: [{ path: 'challenge', kind: 'challengeToken', refused: 401, reach: 'any' }],
  },
  { route: 'GET /api/auth/second-factor', allow: OWN },
  { route: 'POST /api/auth/second-factor', allow: OWN, body: () => ({ password: TEST_PASSWORD }) },
  {
    route: 'POST /api/auth/second-factor/confirm',
    allow: OWN,
    body: (scene) => ({ code: scene.code }),
    audit: 'second-factor',
  },
  {
    route: 'POST /api/auth/second-factor/disable',
    allow: OWN,
    body: (scene) => ({ password: TEST_PASSWORD, code: scene.code }),
    audit: 'second-factor',
  },
];
