import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { entityOf, featureFiles } from './featureFiles';
import { program, ROOT } from './run';

const ENTITY = 'HomeVisit';
const files = Object.entries(featureFiles('home-visits', ENTITY));
const names = files.map(([file]) => file);

test('an entity is called after its domain', () => {
  expect(entityOf('home-visits')).toBe(ENTITY);
});

describe('the skeleton of a domain', () => {
  /** A copy of the project, with the skeleton in it. */
  const project = mkdtempSync(join(tmpdir(), 'skeleton-'));
  const check = (file: string, args: string[]) => () =>
    execFileSync(process.execPath, [file, ...args], { cwd: project, stdio: 'pipe' });

  beforeAll(() => {
    for (const own of ['src', 'tooling', 'package.json', 'tsconfig.json', '.oxlintrc.json', '.oxfmtrc.json'])
      cpSync(join(ROOT, own), join(project, own), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules'), join(project, 'node_modules'));
    for (const [file, text] of files) {
      mkdirSync(join(project, dirname(file)), { recursive: true });
      writeFileSync(join(project, file), text);
    }
  });
  afterAll(() => rmSync(project, { recursive: true }));

  it('has sound types, and is what the linter wants', () => {
    expect(check(program('oxlint'), ['--deny-warnings', ...names])).not.toThrow();
  });

  it('is formatted', () => {
    expect(check(program('oxfmt'), ['--check', ...names])).not.toThrow();
  });
});
