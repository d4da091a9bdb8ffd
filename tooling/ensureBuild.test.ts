import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuiltFor } from './ensureBuild';

describe('a production build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'andadura-build-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const build = (...requests: string[]) =>
    writeFileSync(
      join(folder, 'bundle.json'),
      JSON.stringify(Object.fromEntries(requests.map((request) => [request, ['assets/1.js']]))),
    );

  it('without additions serves who asks for none', () => {
    build('@/pages/login');
    expect(isBuiltFor({}, folder)).toBe(true);
    expect(isBuiltFor({ DEVTOOLS: 'off', REALTIME: 'off' }, folder)).toBe(true);
    expect(isBuiltFor({ DEVTOOLS: 'on' }, folder)).toBe(false);
    expect(isBuiltFor({ REALTIME: 'on' }, folder)).toBe(false);
  });

  it('for QA, or with sockets, serves only who asks for that', () => {
    build('@/pages/login', '@/app/devtools');
    expect(isBuiltFor({}, folder)).toBe(false);
    expect(isBuiltFor({ DEVTOOLS: 'on' }, folder)).toBe(true);
    build('@/app/realtime', '@/app/devtools');
    expect(isBuiltFor({ DEVTOOLS: 'on' }, folder)).toBe(false);
    expect(isBuiltFor({ DEVTOOLS: 'on', REALTIME: 'on' }, folder)).toBe(true);
  });

  it('that does not say what it holds serves nobody', () => {
    expect(isBuiltFor({}, folder)).toBe(false);
    writeFileSync(join(folder, 'bundle.json'), '{"@/pages');
    expect(isBuiltFor({}, folder)).toBe(false);
  });
});
