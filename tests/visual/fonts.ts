import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

/** Where the catalogue's address has the shipped fonts. */
export const FONTS_FOLDER = '/shipped-fonts/';

/** Development packages whose faces stand in for those of the machine, by the token that names them. */
const FONTS = {
  '--font-sans': {
    name: 'roboto',
    manifest: require.resolve('@fontsource-variable/roboto/package.json'),
    family: 'Roboto Variable',
    styles: ['index.css', 'wght-italic.css'],
  },
  '--font-mono': {
    name: 'roboto-mono',
    manifest: require.resolve('@fontsource-variable/roboto-mono/package.json'),
    family: 'Roboto Mono Variable',
    styles: ['index.css'],
  },
};

/** The file behind an address below `FONTS_FOLDER`: `<font>/<file>`. */
export function fontFile(path: string): string {
  const [wanted = '', ...rest] = path.split('/');
  const font = Object.values(FONTS).find(({ name }) => name === wanted);
  return font ? join(dirname(font.manifest), ...rest) : '';
}

const versionOf = (manifest: string): string =>
  (JSON.parse(readFileSync(manifest, 'utf8')) as { version: string }).version;

/**
 * Makes the page write with the shipped fonts, all of them loaded before the first look. Gives their names and
 * versions; throws where one does not load, as looks would then be the machine's.
 */
export async function useShippedFonts(page: Page): Promise<string> {
  const fonts = Object.entries(FONTS);
  for (const [, { name, styles }] of fonts)
    for (const style of styles) await page.addStyleTag({ url: `${FONTS_FOLDER}${name}/${style}` });
  const tokens = fonts.map(([token, { family }]) => `${token}: '${family}' !important;`);
  await page.addStyleTag({ content: `:root { ${tokens.join(' ')} }` });
  await page.evaluate(
    async (families) => {
      const faces = [...document.fonts].filter(({ family }) => families.includes(family.replaceAll('"', '')));
      for (const family of families)
        if (!faces.some((face) => face.family.replaceAll('"', '') === family))
          throw new Error(`No face of ${family}`);
      await Promise.all(faces.map((face) => face.load()));
    },
    fonts.map(([, { family }]) => family),
  );
  return fonts.map(([, { manifest, family }]) => `${family} ${versionOf(manifest)}`).join(', ');
}
