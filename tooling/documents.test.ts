import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

const ROOT = join(__dirname, '..');
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

const FOLDERS = ['.storybook', 'docs', 'src', 'tests', 'tooling'];

const files = [
  ...readdirSync(ROOT),
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  ),
];
const documents = files.filter((file) => /^(?:[A-Z]+\.md|docs\/.*\.md)$/.test(file));
const sources = files.filter((file) => /\.(?:tsx?|mjs|cjs|sql|css)$/.test(file));

/** Anchor of a heading: lower case, words joined by hyphens, without punctuation. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .trim()
    .replace(/ /g, '-');

const anchorsOf = (file: string): string[] =>
  [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));

/** Links of a document into the repository: a path from its root, with or without an anchor. */
function linksOf(file: string): { path: string; anchor: string | undefined }[] {
  const inDocument = [...read(file).matchAll(/\]\((?!https?:|mailto:)([^)#\s]*)(?:#([^)\s]*))?\)/g)];
  return inDocument.map(([, path = '', anchor]) => ({
    path: path ? normalize(join(dirname(file), path)) : file,
    anchor,
  }));
}

const referencesOf = (file: string): { path: string; anchor: string | undefined }[] =>
  [...read(file).matchAll(/\b(docs\/[\w./-]+\.md)(?:#([\w-]+))?/g)].map(([, path = '', anchor]) => ({
    path,
    anchor,
  }));

const leadsNowhere = ({ path, anchor }: { path: string; anchor: string | undefined }): boolean =>
  !existsSync(join(ROOT, path)) || (anchor !== undefined && !anchorsOf(path).includes(anchor));

describe('the documents', () => {
  it.each(documents)('%s: every link leads somewhere', (file) => {
    expect(linksOf(file).filter(leadsNowhere)).toEqual([]);
  });

  it('are where the code says that they are', () => {
    const broken = sources.flatMap((file) =>
      referencesOf(file)
        .filter(leadsNowhere)
        .map(({ path }) => [file, path]),
    );
    expect(broken).toEqual([]);
  });

  it('keep the front page short', () => {
    expect(read('README.md').split('\n').length).toBeLessThanOrEqual(220);
  });
});
