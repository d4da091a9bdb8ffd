import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';

/** Path of the shipped fonts at the catalogue's address. */
export const FONTS_FOLDER = '/shipped-fonts/';

/** Development packages with fonts used instead of the machine's, by the token that names them. */
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

/** File for a path below `FONTS_FOLDER`: `<font>/<file>`. */
export function fontFile(path: string): string {
  const [wanted = '', ...rest] = path.split('/');
  const font = Object.values(FONTS).find(({ name }) => name === wanted);
  return font ? join(dirname(font.manifest), ...rest) : '';
}

/**
 * Makes the page use the shipped fonts, and loads them all before the first story. Throws if one does not load.
 */
export async function useShippedFonts(page: Page): Promise<void> {
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
}
