import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROLES } from '@/contract/common/roles';
import type { PageMeta, PageRoute, PageStoryObj } from '../../testing/pageStories';
import { SCREENS } from '../useScreen';

const PATHS = SCREENS.flatMap(({ paths }) => Object.keys(paths));
/** What a therapist does not see, and where one sees more who is administration too. */
const OWNER_PATHS = [
  ...SCREENS.filter(({ roles }) => roles.includes('ADMIN') && !roles.includes('THERAPIST')).flatMap(
    ({ paths }) => Object.keys(paths),
  ),
  ...['/dashboard', '/appointments', '/appointments/new', '/hours', '/import', '/patients/new'],
];

const stories = readdirSync(__dirname)
  .filter((file) => file.endsWith('.stories.tsx'))
  .flatMap((file) => {
    // oxlint-disable-next-line typescript/no-require-imports -- every file of the folder, whatever its name
    const { default: meta, ...those } = require(join(__dirname, file)) as { default: PageMeta } & Record<
      string,
      PageStoryObj
    >;
    // Flows cover several routes.
    return Object.values(those).flatMap((story) =>
      story.parameters.route ? { ...story, parameters: { ...meta.parameters, ...story.parameters } } : [],
    );
  });
const shown = stories.map(({ parameters }) => parameters.route);

const has = (path: string, wanted: Partial<PageRoute>) =>
  shown.some(
    (route) =>
      route.path === path &&
      Object.entries(wanted).every(([key, value]) => route[key as keyof PageRoute] === value),
  );

describe('page stories', () => {
  it.each(PATHS)('%s: each role, as it meets the page or its denial', (path) => {
    expect(ROLES.filter((viewer) => !has(path, { viewer, state: 'default' }))).toEqual([]);
  });

  it.each(OWNER_PATHS)('%s: as a therapist sees it who is administration too', (path) => {
    expect(has(path, { viewer: 'OWNER', state: 'default' })).toBe(true);
  });

  it.each(PATHS)('%s: with long texts, and empty, loading or failed where it can be', (path) => {
    const never = stories.flatMap(({ parameters }) =>
      parameters.route.path === path ? (parameters.never ?? []) : [],
    );
    const states = (['long', 'empty', 'loading', 'error'] as const).filter((state) => !never.includes(state));
    expect(states.filter((state) => !has(path, { state }))).toEqual([]);
  });

  it.each(['/login', '/register', '/register/invitation/:token', '/appointment/:token'])(
    '%s without a session',
    (path) => {
      expect(has(path, { viewer: null, state: 'default' })).toBe(true);
    },
  );

  it('shows no route that is not there', () => {
    const paths = new Set(PATHS);
    expect(
      [...new Set(shown.filter(({ viewer }) => viewer).map(({ path }) => path))].filter(
        (path) => !paths.has(path),
      ),
    ).toEqual(['/no-existe']);
  });
});
