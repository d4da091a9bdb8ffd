import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COLOUR_PAIRS, contrastRatio, hslToRgb } from '@/shared/lib/contrast';

type Tokens = Record<string, string>;

interface Block {
  media: string;
  selector: string;
  tokens: Tokens;
}

/**
 * Every rule of tokens.css with its surrounding media query. Just enough of a parser for a file of custom
 * properties.
 */
function readBlocks(): Block[] {
  const css = readFileSync(join(__dirname, 'tokens.css'), 'utf8').replace(/\/\*[\s\S]*?\*\//g, '');
  const blocks: Block[] = [];
  let media = '';
  const part = /@media\s+([^{]+)\{|([^{}@]+)\{([^{}]*)\}|\}/g;
  for (const match of css.matchAll(part)) {
    if (match[1] !== undefined) media = match[1].trim();
    else if (match[2] !== undefined) {
      const tokens: Tokens = {};
      for (const [, name, value] of (match[3] ?? '').matchAll(/--([\w-]+):\s*([^;]+);/g)) {
        if (name && value) tokens[name] = value.trim();
      }
      blocks.push({ media, selector: match[2].trim(), tokens });
    } else media = '';
  }
  return blocks;
}

const blocks = readBlocks();
const find = (selector: string, media = '') => {
  const found = blocks.filter((block) => block.selector === selector && block.media === media);
  if (found.length === 0) throw new Error(`No rule ${selector} in ${media || 'the sheet'}`);
  return Object.assign({}, ...found.map((block) => block.tokens)) as Tokens;
};

const light = find(':root');
const themes: Record<string, Tokens> = {
  light,
  dark: { ...light, ...find(":root[data-theme='dark']") },
  contrast: { ...light, ...find(":root[data-theme='contrast']") },
  'light with more contrast': {
    ...light,
    ...find(':root:not([data-theme])', '(prefers-contrast: more) and (prefers-color-scheme: light)'),
  },
};

const colourNames = (tokens: Tokens) =>
  Object.keys(tokens).filter((name) => /^(color|avatar|shadow)-/.test(name));

describe('design tokens', () => {
  test.each(Object.entries(themes))('theme %s has every declared pair at its contrast', (_name, tokens) => {
    const failures = COLOUR_PAIRS.flatMap(({ ink, ground, least }) => {
      const one = tokens[`color-${ink}`];
      const other = tokens[`color-${ground}`];
      if (!one || !other) return [`${ink} on ${ground}: token missing`];
      const ratio = contrastRatio(one, other);
      return ratio < least ? [`${ink} ${one} on ${ground} ${other}: ${ratio.toFixed(2)} < ${least}`] : [];
    });
    expect(failures).toEqual([]);
  });

  test.each(Object.entries(themes))(
    'theme %s keeps the initials of an avatar legible at every hue',
    (_name, tokens) => {
      const shades = (name: string) => (tokens[name] ?? '').match(/[\d.]+/g)?.map(Number) ?? [];
      const [bgS = 0, bgL = 0] = shades('avatar-bg');
      const [fgS = 0, fgL = 0] = shades('avatar-fg');
      for (let hue = 0; hue < 360; hue += 1) {
        const ratio = contrastRatio(hslToRgb(hue, bgS, bgL), hslToRgb(hue, fgS, fgL));
        expect(ratio).toBeGreaterThanOrEqual(4.5);
      }
    },
  );

  test('dark and high contrast define every colour that light defines', () => {
    for (const name of ['dark', 'contrast']) {
      expect(colourNames(find(`:root[data-theme='${name}']`)).sort()).toEqual(colourNames(light).sort());
    }
  });

  test('a theme chosen by the system equals the theme chosen by the person', () => {
    expect(find(':root:not([data-theme])', '(prefers-color-scheme: dark)')).toEqual(
      find(":root[data-theme='dark']"),
    );
    expect(
      find(':root:not([data-theme])', '(prefers-contrast: more) and (prefers-color-scheme: dark)'),
    ).toEqual(find(":root[data-theme='contrast']"));
  });

  test('targets grow to 44 px under a finger and motion stops when asked', () => {
    const touch = find(':root', '(pointer: coarse)');
    for (const name of ['control-height', 'control-height-sm', 'target-min'])
      expect(touch[name]).toBe('2.75rem');
    const still = find(':root', '(prefers-reduced-motion: reduce)');
    for (const name of ['duration-fast', 'duration-normal', 'duration-slow'])
      expect(still[name]).toBe('0.01ms');
  });

  test('spacing keeps to the 4 px grid', () => {
    const steps = Object.entries(light).filter(([name]) => /^space-[1-9]/.test(name));
    expect(steps.length).toBeGreaterThan(8);
    for (const [, value] of steps) expect((parseFloat(value) * 16) % 4).toBe(0);
  });
});
