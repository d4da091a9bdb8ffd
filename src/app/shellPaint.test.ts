import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const page = readFileSync(join(__dirname, 'index.html'), 'utf8');
const shellStyle = /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
const tokens = readFileSync(join(__dirname, 'styles/tokens.css'), 'utf8');

/**
 * Custom properties in the blocks of `selector`. The first value wins, because high contrast comes after
 * light and dark.
 */
function propertiesOf(css: string, selector: string, prefix: string): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [, head, body] of css.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    if (head?.replace(/\/\*.*?\*\//gs, '').trim() !== selector) continue;
    for (const [, name, value] of body?.matchAll(/--([\w-]+):\s*([^;]+);/g) ?? []) {
      if (name?.startsWith(prefix)) found[name.slice(prefix.length)] ??= value!.trim();
    }
  }
  return found;
}

/** The shell's colours, and the tokens that they copy. */
const COPIES = {
  bg: 'bg',
  surface: 'surface',
  text: 'text',
  muted: 'text-muted',
  border: 'border',
  primary: 'primary',
  'on-primary': 'on-primary',
  skeleton: 'skeleton',
};

// The shell is painted before any style sheet is loaded, so it contains copies of token values.
describe('the painted shell', () => {
  it.each([[':root'], [":root[data-theme='dark']"], [':root:not([data-theme])']])(
    'has the colours of the tokens for %s',
    (selector) => {
      const token = propertiesOf(tokens, selector, 'color-');
      const expected = Object.entries(COPIES).map(([name, source]) => [name, token[source]]);
      expect(propertiesOf(shellStyle, selector, 'shell-')).toEqual(Object.fromEntries(expected));
    },
  );

  it('has nothing that its content security policy would refuse', () => {
    expect(page).not.toMatch(/\son\w+=/i);
    expect(page).not.toMatch(/\sstyle=/i);
  });
});
