import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ALL_DOMAINS } from './allDomains';

it('knows the domain of every feature that has one', () => {
  const features = join(__dirname, '../../features');
  const names = readdirSync(features).filter((name) => existsSync(join(features, name, 'domain.ts')));
  expect(names.length).toBeGreaterThan(5);
  expect(ALL_DOMAINS.map(({ name }) => name).sort()).toEqual(names.sort());
});
