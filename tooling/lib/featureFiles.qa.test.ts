import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { entityOf, featureFiles } from './featureFiles';
import { ROOT } from './run';

const ENTITY = 'HomeVisit';
const files = Object.fromEntries(
  Object.entries(featureFiles('home-visits', ENTITY)).map(([file, text]) => [join(ROOT, file), text]),
);

/** Compiles the project with the skeleton written to disk. */
function compile(): string[] {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), (file) => readFileSync(file, 'utf8')) as {
    config: object;
  };
  const { options, fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const texts = new Map(Object.entries(files));
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, directoryExists } = host;
  host.fileExists = (file) => texts.has(file) || fileExists(file);
  host.readFile = (file) => texts.get(file) ?? readFile(file);
  host.directoryExists = (folder) =>
    [...texts.keys()].some((file) => file.startsWith(`${folder}/`)) || (directoryExists?.(folder) ?? true);
  const declarations = fileNames.filter((file) => file.endsWith('.d.ts'));
  const program = ts.createProgram([...declarations, ...Object.keys(files)], options, host);
  return Object.keys(files).flatMap((file) =>
    ts
      .getPreEmitDiagnostics(program, program.getSourceFile(file))
      .map(({ messageText }) => `${file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`),
  );
}

/**
 * Lints the given files and checks their format, in a separate process because both tools load their settings
 * as ES modules.
 */
const LINT = `
import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import * as prettier from 'prettier';
const settings = await prettier.resolveConfig('package.json');
const eslint = new ESLint();
const wrong = [];
for (const [file, text] of Object.entries(JSON.parse(readFileSync(0, 'utf8')))) {
  const [{ messages }] = await eslint.lintText(text, { filePath: file });
  wrong.push(...messages.map(({ message }) => file + ': ' + message));
  if (!(await prettier.check(text, { ...settings, filepath: file }))) wrong.push(file + ': format');
}
console.log(JSON.stringify(wrong));
`;

test('an entity is called after its domain', () => {
  expect(entityOf('home-visits')).toBe(ENTITY);
});

describe('the skeleton of a domain', () => {
  it('has sound types', () => {
    expect(compile()).toEqual([]);
  });

  it('is formatted, and what the linter wants', () => {
    const told = execFileSync(process.execPath, ['--input-type=module', '-e', LINT], {
      cwd: ROOT,
      input: JSON.stringify(files),
      encoding: 'utf8',
    });
    expect(JSON.parse(told)).toEqual([]);
  });
});
