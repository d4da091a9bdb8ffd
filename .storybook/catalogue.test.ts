import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SRC = join(__dirname, '../src');
const UI = join(SRC, 'shared/ui');

const filesBelow = (folder: string, ending: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join(folder, file));
const read = (file: string): string => readFileSync(file, 'utf8');

const stories = filesBelow(SRC, '.stories.tsx').map((file) => ({ file, text: read(file) }));
const allStories = stories.map(({ text }) => text).join('\n');

/** Components of shared/ui, e.g. `export function Button(`, with whether a comment describes them. Icons are shown by name. */
const parts = filesBelow(UI, '.tsx')
  .filter((file) => !/\.(?:test|stories)\.tsx$/.test(file))
  .flatMap((file) => [...read(file).matchAll(/(\*\/\n)?^export (?:function|const) ([A-Z][a-z]\w*)/gm)])
  .map(([, comment, name = '']) => ({ name, isDescribed: comment !== undefined }))
  .filter(({ name }) => !/.Icon$/.test(name));

/** Pieces of other parts, which are seen in the stories of those. */
const PIECES = [
  ...['AuthMark', 'BodyRow', 'CheckedFigure', 'CheckedPlayer', 'DateSegments', 'FloatingPanel', 'LiveFigure'],
  ...['MenuPopup', 'OptionItem', 'PacedFigure', 'PacedFigure', 'SegmentedField', 'TurnHandle'],
];

const hasStory = (name: string): boolean => new RegExp(`<${name}\\b|component: ${name}\\b`).test(allStories);

describe('the catalogue', () => {
  it('finds the parts', () => {
    expect(parts.length).toBeGreaterThan(60);
    expect(parts.map(({ name }) => name)).toEqual(expect.arrayContaining(['Button', 'DataTable', 'Dialog']));
    expect(hasStory('NoSuchThing')).toBe(false);
  });

  it('has a story of every part that shared/ui exports, and says what it is for', () => {
    expect(
      parts
        .map(({ name }) => name)
        .filter((name) => !hasStory(name))
        .sort(),
    ).toEqual(PIECES);
    expect(parts.filter(({ isDescribed }) => !isDescribed).map(({ name }) => name)).toEqual([]);
  });

  it('has a story in high contrast of every part with colours of its own where they are forced', () => {
    const folders = filesBelow(SRC, '.module.css')
      .filter((file) => read(file).includes('forced-colors'))
      .map((file) => dirname(file));
    expect(folders.length).toBeGreaterThan(3);
    const shown = stories
      .filter(({ text }) => text.includes("theme: 'contrast'"))
      .map(({ file }) => dirname(file));
    expect(folders.filter((folder) => !shown.includes(folder))).toEqual([]);
  });

  it('names every group itself, so that links to stories outlive a moved file', () => {
    const titles = stories.map(({ text }) => /\btitle: '([^']+\/[^']+)'/.exec(text)?.[1]);
    expect(stories.filter((_story, index) => !titles[index]).map(({ file }) => file)).toEqual([]);
    expect(new Set(titles).size).toBe(titles.length);
  });
});
