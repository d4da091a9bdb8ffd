import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { exerciseLibrary } from '@/server/exercises/content';
import { movingFigure, STAGE } from '@/shared/ui/exercise-figure/moving';
import { arrowsMarkup, escaped, shapesMarkup } from '@/shared/ui/exercise-figure/svgText';
import { chromiumPath, CHROMIUM_FLAGS } from '../../tooling/chromium';

/**
 * Contact sheets of the library: six frames of every exercise from its own side, and six from another, drawn
 * into PNG files. To be looked at by people: `npx tsx tests/figures/sheets.ts folder [part of a slug]`.
 */
const MOMENTS = [0, 0.2, 0.4, 0.6, 0.8, 1];
const PER_SHEET = 4;
const [folder = 'figure-sheets', only = ''] = process.argv.slice(2);

function rowOf({ slug, name, figure }: (typeof exerciseLibrary)[number]): string {
  const moving = movingFigure(figure);
  const { azimuth, elevation } = moving.viewpoint;
  const views = [
    moving.viewpoint,
    { azimuth: azimuth > 60 ? azimuth - 65 : azimuth + 50, elevation: Math.min(elevation, 20) + 4 },
  ];
  const rows = views.map((viewpoint) => {
    const outlook = moving.outlook(viewpoint);
    const frames = MOMENTS.map(
      (t) =>
        `<svg viewBox="0 0 ${STAGE.width} ${STAGE.height}" width="186">${shapesMarkup(moving.frame(outlook, t))}${
          t === 1 ? arrowsMarkup(outlook) : ''
        }</svg>`,
    );
    return `<div>${frames.join('')}</div>`;
  });
  return `<section><h2>${escaped(slug)} · ${escaped(name)}</h2>${rows.join('')}</section>`;
}

async function main(): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const chosen = exerciseLibrary.filter(({ slug }) => slug.includes(only));
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_FLAGS });
  const page = await browser.newPage({ viewport: { width: 1140, height: 800 } });
  for (let from = 0; from < chosen.length; from += PER_SHEET) {
    const rows = chosen.slice(from, from + PER_SHEET).map(rowOf);
    await page.setContent(
      `<style>body{margin:4px;font:13px sans-serif}h2{font-size:13px;margin:2px}svg{border:1px solid #eee}section{border-bottom:2px solid #888}</style>${rows.join('')}`,
    );
    const file = join(folder, `sheet-${String(from / PER_SHEET + 1).padStart(2, '0')}.png`);
    writeFileSync(file, await page.screenshot({ fullPage: true }));
    console.log(file);
  }
  await browser.close();
}

void main();
