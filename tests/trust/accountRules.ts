import { TEST_PASSWORD } from '@/server/testing/testServer';
import { idOf, OWN, type Rule } from './rule';

/** Rules of the second factor. */
export const RULES: Rule[] = [
  {
    route: 'POST /api/auth/login/second-factor',
    allow: 'public',
    ok: 200,
    body: (scene, caller) => ({ challenge: idOf(scene, 'challengeToken', caller), code: scene.code }),
    bodyIds: [{ path: 'challenge', kind: 'challengeToken', refused: 401, reach: 'any' }],
  },
  { route: 'GET /api/auth/second-factor', allow: OWN, ok: 200 },
  { route: 'POST /api/auth/second-factor', allow: OWN, ok: 200, body: () => ({ password: TEST_PASSWORD }) },
  {
    route: 'POST /api/auth/second-factor/confirm',
    allow: OWN,
    ok: 200,
    body: (scene) => ({ code: scene.code }),
    audit: 'second-factor',
  },
  {
    route: 'POST /api/auth/second-factor/disable',
    allow: OWN,
    ok: 200,
    body: (scene) => ({ password: TEST_PASSWORD, code: scene.code }),
    audit: 'second-factor',
  },
];
