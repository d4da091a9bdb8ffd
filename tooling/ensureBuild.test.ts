import { mkdirSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isBuiltFor, isBuiltOf } from './ensureBuild';
import { sourcesIn } from './lib/sources';

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

describe('the sources of a build', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'andadura-sources-'));
    mkdirSync(join(folder, 'src'));
    mkdirSync(join(folder, 'dist'));
    write('a.ts', 'const a = 1;');
    write('b.ts', 'const b = 2;');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const src = (name: string) => join(folder, 'src', name);
  const long = new Date('2020-01-31T10:00:00Z');
  /** Writes a file as an archive does, with a time before the build. */
  const write = (name: string, text: string) => {
    writeFileSync(src(name), text);
    for (const path of [src(name), join(folder, 'src')]) utimesSync(path, long, long);
  };
  const look = () => sourcesIn([join(folder, 'src'), join(folder, 'none.json')], /\.test\.ts$/);
  const isBuilt = async () => isBuiltOf(await look(), join(folder, 'dist'));

  it.each([
    ['no others', () => write('a.ts', 'const a = 1;'), true],
    ['one more that is skipped', () => write('a.test.ts', 'test'), true],
    ['one that is longer', () => write('a.ts', 'const a = 10;'), false],
    ['one more', () => write('c.ts', ''), false],
    ['one less', () => rmSync(src('b.ts')), false],
    ['one of another name', () => renameSync(src('b.ts'), src('c.ts')), false],
  ] as const)('are known again, however old they are, from %s', async (_what, change, expected) => {
    expect(await isBuilt()).toBe(false);
    writeFileSync(join(folder, 'dist', 'sources.txt'), (await look()).digest);
    change();
    expect(await isBuilt()).toBe(expected);
  });

  it('are as new as the newest of them', async () => {
    expect((await look()).newest).toBe(long.getTime());
    writeFileSync(src('b.ts'), 'const b = 3;');
    expect((await look()).newest).toBeGreaterThan(long.getTime());
  });
});
