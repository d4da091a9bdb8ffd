import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(__dirname, '../src');
const UI = join(SRC, 'shared/ui');

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
const read = (file: string): string => readFileSync(file, 'utf8');

const stories = filesBelow(SRC, '.stories.tsx').map((file) => ({ file, text: read(file) }));
const allStories = stories.map(({ text }) => text).join('\n');

/** Components that a folder of shared/ui exports, e.g. `export function Button(`, with whether a comment describes them. */
const parts = readdirSync(UI).flatMap((folder) => {
  const index = join(UI, folder, 'index.ts');
  if (!existsSync(index)) return [];
  const exported = read(index);
  return filesBelow(join(UI, folder), '.tsx')
    .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
    .flatMap((file) => [...read(file).matchAll(/(\*\/\n)?^export (?:function|const) ([A-Z][a-z]\w*)/gm)])
    .filter(([, , name]) => new RegExp(`\\b${name}\\b`).test(exported))
    .map(([, comment, name = '']) => ({ name, isDescribed: comment !== undefined }));
});

/** Pieces of other parts, which are seen in the stories of those. */
const PIECES = [
  ...['FloatingPanel', 'OptionItem', 'AuthMark', 'DateSegments', 'SegmentedField'],
  ...['CheckedPlayer', 'FigureWaiting', 'PacedFigure'],
];

const hasStory = (name: string): boolean => new RegExp(`<${name}\\b|component: ${name}\\b`).test(allStories);

describe('the catalogue', () => {
  it('finds the parts', () => {
    expect(parts.length).toBeGreaterThan(60);
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['Button', 'DataTable', 'Dialog']));
    expect(hasStory('NoSuchThing')).toBe(false);
  });

  it('has a story of every part that shared/ui exports, and says what it is for', () => {
    expect(parts.map(({ name }) => name).filter((name) => !hasStory(name))).toEqual(PIECES);
    expect(parts.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name)).toEqual([]);
  });

  it('names every group itself, so that links to stories outlive a moved file', () => {
    const titles = stories.map(({ text }) => /\btitle: '([^']+\/[^']+)'/.exec(text)?.[1]);
    expect(stories.filter((_story, index) => !titles[index]).map(({ file }) => file)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
