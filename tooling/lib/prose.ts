import ts from 'typescript';

/** One comment of a source file. */
export interface Comment {
  /** Line number of its beginning, from 1. */
  line: number;
  /** Text without comment marks and with joined lines. Blank lines and tags separate paragraphs. */
  text: string;
}

/** Maximum number of words in a sentence. */
const MOST_WORDS = 40;

/** References that a comment must not contain, because its readers have only this repository. */
const OUTSIDE: readonly RegExp[] = [
  /\bspec(?:'s|’s)?(?: §|\.md|\)|, |\b(?! file))/,
  /\(?decisions?(?:\.md|, [A-Z])|\(decisions?\)/,
  /(?<!art\. [\d.]*|RFC \d+ )§ ?\d/,
  /\bissue \d+\b/i,
];

/** Words that differ from the glossary (docs/glossary.md), and their replacements. */
const PAIRS: readonly (readonly [word: RegExp, say: string, files?: RegExp])[] = [
  [/\bstand-ins?\b/i, 'pseudonym, or placeholder'],
  [/\btreatment sessions? of the browser\b|\blog-in sessions?\b/i, 'sign-in session'],
  [/\bstat(?:istic)? figures?\b|\bkey figures?\b/i, 'stat card, or count'],
  [/\bbench(?:mark)? figures?\b/i, 'measurement'],
  [/\bfigures?\b/i, 'measurement, count or number', /^(?:tests\/bench|tooling)\//],
  [/\bexecution of a routine\b|\bruns? of exercises?\b/i, 'run'],
  [/(?<![/'])\b(?:log-?ins?|logging in)\b/i, 'sign-in'],
  [/(?<![/'])\b(?:log-?outs?|logging out)\b/i, 'sign-out'],
  [/\bphysio(?:therapist)?s\b/i, 'therapist'],
  [/\bclinics?\b/i, 'practice'],
];

const paragraphs = (comment: string): string[] =>
  comment
    .replace(/^\/\*+|\*+\/$|^\s*\/\/ ?/gm, '')
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .split(/\n\s*\n|\n(?=@|- |\d\. )/)
    .map((part) => part.replace(/\s+/g, ' ').trim())
    .filter(Boolean);

/** Comments of a TypeScript file. Line comments on adjacent lines count as one. */
export function commentsOf(source: string, file: string): Comment[] {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const ranges = new Map<number, ts.CommentRange>();
  const visit = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    for (const range of [
      ...(ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(source, node.getEnd()) ?? []),
    ])
      ranges.set(range.pos, range);
    node.getChildren(tree).forEach(visit);
  };
  visit(tree);
  const beginsLine = (pos: number) => /(?:^|\n)[ \t]*$/.test(source.slice(0, pos));
  const joined: { pos: number; end: number; text: string }[] = [];
  for (const { pos, end, kind } of [...ranges.values()].sort((one, other) => one.pos - other.pos)) {
    const text = source.slice(pos, end);
    const last = joined.at(-1);
    const isNextLine = last && /^\r?\n[ \t]*$/.test(source.slice(last.end, pos)) && beginsLine(last.pos);
    if (last && isNextLine && kind === ts.SyntaxKind.SingleLineCommentTrivia && last.text.startsWith('//')) {
      last.text += `\n${text}`;
      last.end = end;
    } else joined.push({ pos, end, text });
  }
  return joined.map(({ pos, text }) => ({
    line: tree.getLineAndCharacterOfPosition(pos).line + 1,
    text: paragraphs(text).join('\n\n'),
  }));
}

/** Comments of a style sheet or SQL file. */
export function blockCommentsOf(source: string): Comment[] {
  return [...source.matchAll(/\/\*[\s\S]*?\*\/|(?:^[ \t]*--(?!>).*\n?)+/gm)].map(({ 0: text, index }) => ({
    line: source.slice(0, index).split('\n').length,
    text: paragraphs(text.replace(/^[ \t]*-- ?/gm, '')).join('\n\n'),
  }));
}

/** Sentences of a text. Text in backticks counts as one word, and abbreviations do not end a sentence. */
const sentencesOf = (text: string): string[] =>
  text
    .split('\n\n')
    .flatMap((part) =>
      part.replace(/`[^`]*`/g, 'code').split(/(?<![\b(. ](?:art|e\.g|i\.e|No|p|vs))[.:;?!](?=\s+|$)/),
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean);

/** Problems of a comment as readable texts. */
export function proseFaults(text: string, file: string): string[] {
  // Directives and example code are not checked.
  if (/^(?:eslint|@ts-|prettier-|webpack|istanbul|#__PURE__)/.test(text)) return [];
  const prose = text.replace(/`[^`]*`/g, 'code').replace(/https?:\/\/\S+|docs\/[\w./#-]+/g, 'link');
  return [
    ...OUTSIDE.flatMap((pattern) => {
      const found = pattern.exec(prose);
      return found ? [`leans on what is not in the repository: “${found[0].trim()}”`] : [];
    }),
    ...PAIRS.flatMap(([word, say, files]) => {
      const found = (files?.test(file) ?? true) && word.exec(prose);
      return found ? [`the glossary has another word for “${found[0]}”: ${say}`] : [];
    }),
    ...sentencesOf(text).flatMap((sentence) => {
      const words = sentence.split(/\s+/).length;
      return words > MOST_WORDS ? [`${words} words: “${sentence.slice(0, 60)}…”`] : [];
    }),
  ];
}
