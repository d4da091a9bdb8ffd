import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES } from '@/contract/common/roles';
import type { PageRoute } from '../../testing/pageStories';
import { SCREENS } from '../useScreen';

const PATHS = SCREENS.flatMap(({ paths }) => Object.keys(paths));

const shown = readdirSync(__dirname)
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    // eslint-disable-next-line @typescript-eslint/no-require-imports -- every file of the folder, whatever its name
    const { default: _meta, ...stories } = require(join(__dirname, file)) as Record<
      string,
      { parameters: { route?: PageRoute } }
    >;
    // Flows cover several routes.
    return Object.values(stories).flatMap(({ parameters }) => parameters.route ?? []);
  });

const has = (path: string, wanted: Partial<PageRoute>) =>
  shown.some(
    (route) =>
      route.path === path &&
      Object.entries(wanted).every(([key, value]) => route[key as keyof PageRoute] === value),
  );

/** Forms that load nothing first, so they have no loading, empty or error state. */
const READ_NOTHING = ['/patients/new'];
/** Pages of one record or with a form, which contain no list that could be empty. */
const NEVER_EMPTY = [
  '/patients/:id',
  '/patients/:id/edit',
  '/sessions/:id',
  '/appointments/:id/edit',
  '/patients/:id/appointments/new',
  '/patients/:id/routines/new',
  '/conversations/:id',
  '/profile',
  '/patients/:id/export',
];
/** Forms that appear at once; only their options are loaded. */
const NEVER_LOADING = ['/appointments/new'];

describe('page stories', () => {
  it.each(PATHS)('%s: each role, as it meets the page or its denial', (path) => {
    expect(ROLES.filter((role) => !has(path, { role, state: 'default' }))).toEqual([]);
  });

  it.each(PATHS.filter((path) => !READ_NOTHING.includes(path)))(
    '%s: with long texts, and empty, loading or failed where it can be',
    (path) => {
      const states = [
        'long' as const,
        ...(NEVER_EMPTY.includes(path) ? [] : (['empty'] as const)),
        ...(NEVER_LOADING.includes(path) ? [] : (['loading', 'error'] as const)),
      ];
      expect(states.filter((state) => !has(path, { state }))).toEqual([]);
    },
  );

  it.each(['/login', '/register', '/register/invitation/:token', '/appointment/:token'])(
    '%s without a session',
    (path) => {
      expect(has(path, { role: null, state: 'default' })).toBe(true);
    },
  );

  it('shows no route that is not there', () => {
    const paths = new Set(PATHS);
    expect(
      [...new Set(shown.filter(({ role }) => role).map(({ path }) => path))].filter(
        (path) => !paths.has(path),
      ),
    ).toEqual(['/no-existe']);
  });
});
