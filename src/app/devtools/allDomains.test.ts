import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { dayDomain } from '@/shared/freshness';
import { openingsDomain } from '@/shared/openings/slice';
import { connectionDomain } from '@/shared/realtime';
import { ALL_DOMAINS } from './allDomains';

it('knows the domain of every feature that has one', () => {
  const features = join(__dirname, '../../features');
  const names = readdirSync(features).filter((name) => existsSync(join(features, name, 'domain.ts')));
  expect(names.length).toBeGreaterThan(5);
  expect(ALL_DOMAINS.map(({ name }) => name).sort()).toEqual(names.sort());
});

it('knows each slice in one domain only', () => {
  const paths = [...ALL_DOMAINS, openingsDomain, dayDomain, connectionDomain].flatMap(({ slices = [] }) =>
    slices.map(({ reducerPath }) => reducerPath),
  );
  expect(paths.filter((path, place) => paths.indexOf(path) !== place)).toEqual([]);
});
