import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changedCells, type Signature } from './signature';
import { ROOT } from '../../tooling/lib/run';

export const REPORT_FOLDER = join(ROOT, 'test-results/visual');

const CELL = 10;

/** Draws a signature, with changed cells framed in red. */
function drawn({ columns, rows, levels }: Signature, marked: number[] = []): string {
  const cells = [...levels].map((level, index) => {
    const grey = Math.round(level * 17);
    return `<rect x="${(index % columns) * CELL}" y="${Math.floor(index / columns) * CELL}" width="${CELL}" height="${CELL}" fill="rgb(${grey},${grey},${grey})"/>`;
  });
  const frames = marked.map(
    (index) =>
      `<rect x="${(index % columns) * CELL + 1}" y="${Math.floor(index / columns) * CELL + 1}" width="${CELL - 2}" height="${CELL - 2}" fill="none" stroke="red" stroke-width="2"/>`,
  );
  return `<svg viewBox="0 0 ${columns * CELL} ${rows * CELL}" width="${columns * CELL}">${cells.join('')}${frames.join('')}</svg>`;
}

export interface Difference {
  key: string;
  title: string;
  what: string;
  before: Signature;
  now: Signature;
  /** Picture of the story's current look, in full size. */
  picture: Buffer;
}

/** Adds a difference to `test-results/visual/index.html`. */
export function reportDifference({ key, title, what, before, now, picture }: Difference): void {
  mkdirSync(REPORT_FOLDER, { recursive: true });
  const sameGrid = before.columns === now.columns && before.rows === now.rows;
  const figure = (caption: string, content: string) =>
    `<figure><figcaption>${caption}</figcaption>${content}</figure>`;
  writeFileSync(
    join(REPORT_FOLDER, `${key}.part.html`),
    `<section><h2>${title}</h2><p><code>${key}</code>: ${what}</p><div>${[
      figure('Antes', drawn(before)),
      figure('Ahora', drawn(now)),
      ...(sameGrid ? [figure('Diferencia', drawn(now, changedCells(before, now)))] : []),
      figure('Ahora, entera', `<img src="data:image/png;base64,${picture.toString('base64')}" alt="">`),
    ].join('')}</div></section>`,
  );
  // The last of the two workers to write includes the parts of both.
  const parts = readdirSync(REPORT_FOLDER).filter((file) => file.endsWith('.part.html'));
  writeFileSync(
    join(REPORT_FOLDER, 'index.html'),
    `<!doctype html><html lang="es"><meta charset="utf-8"><title>Diferencias visuales</title><style>
body{font-family:system-ui;margin:2rem}div{display:flex;gap:1rem;flex-wrap:wrap}figure{margin:0}svg,img{border:1px solid #999;max-width:40rem}
</style><h1>${parts.length} historias han cambiado</h1><p>Si el cambio es querido: <code>npm run visual:update</code>.</p>${parts
      .sort()
      .map((file) => readFileSync(join(REPORT_FOLDER, file), 'utf8'))
      .join('\n')}</html>\n`,
  );
}
