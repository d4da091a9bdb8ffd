import { blockCommentsOf, commentsOf, proseFaults } from './prose';

describe('the words of a comment', () => {
  it.each([
    ['Paths of patients (spec §7).', 'leans on what is not in the repository'],
    ['One zone for the whole practice (decisions, Data).', 'leans on what is not in the repository'],
    ['The value is the label (decisions).', 'leans on what is not in the repository'],
    ['Closes issue 14.', 'leans on what is not in the repository'],
    ['A stand-in keeps a word’s beginning.', 'pseudonym, or placeholder'],
    ['Time-out of a log-in.', 'sign-in'],
    [`One ${'very '.repeat(40)}long sentence.`, '43 words'],
  ])('%s', (text, fault) => {
    expect(proseFaults(text, 'src/a.ts').join()).toContain(fault);
  });

  it.each([
    'A record is kept for five years (Ley 41/2002, art. 17.1).',
    'See docs/decisions/004-recording-and-masking.md.',
    'Reads `spec §7` of a file.',
    'Draws the figure of an exercise.',
    `One ${'very '.repeat(30)}short sentence. ${'And '.repeat(30)}another.`,
  ])('%s is as it should be', (text) => {
    expect(proseFaults(text, 'src/a.ts')).toEqual([]);
  });

  it('a word may be wrong in one folder only', () => {
    expect(proseFaults('The figures of the bench.', 'tests/bench/run.ts')).toHaveLength(1);
  });
});

describe('the comments of a file', () => {
  it('are read with their lines, neighbours as one, and what only looks like one is none', () => {
    const source = [
      '/** Adds.',
      ' *',
      ' * @returns the sum */',
      'const add = 1; // here',
      '  // One sentence',
      '  // in two lines.',
      "const url = 'https://example.org'; const pattern = /\\/\\//;",
    ].join('\n');
    expect(commentsOf(source, 'a.ts')).toEqual([
      { line: 1, text: 'Adds.\n\n@returns the sum' },
      { line: 4, text: 'here' },
      { line: 5, text: 'One sentence in two lines.' },
    ]);
    expect(commentsOf('const a = <p>http://x // no</p>;', 'a.tsx')).toEqual([]);
  });

  it('of a style sheet and of SQL are read too', () => {
    expect(blockCommentsOf('/* Large letters. */\na {}')).toEqual([{ line: 1, text: 'Large letters.' }]);
    expect(blockCommentsOf('SELECT 1;\n-- Old rows\n-- stay.\n')).toEqual([
      { line: 2, text: 'Old rows stay.' },
    ]);
  });
});
