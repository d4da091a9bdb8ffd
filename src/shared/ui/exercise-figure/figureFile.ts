import type { FigureSpec } from '@/contract/figure';
import type { Viewpoint } from './camera';
import { movingFigure, STAGE, type Frame } from './moving';
import { arrowsMarkup, escaped, PAPER, shapeMarkup } from './svgText';
import { momentAt, secondsOf, USUAL_TEMPO } from './tempo';

/** Pictures in a second of movement, and the most in a file. A long movement gets fewer in a second. */
const PICTURES = { perSecond: 10, most: 32 } as const;

/** How the figure of a file is seen. */
export interface FileLook {
  /** Text that says what is drawn, for those who do not see it. */
  alt: string;
  viewpoint?: Viewpoint;
  mirrored?: boolean;
}

const percent = (share: number): string => `${+(share * 100).toFixed(2)}%`;
const tenths = (d: string): string => d.replace(/(\d+\.\d)\d+/g, '$1');

/** Runs of equal numbers, with the index at which each begins. */
function runsOf(values: readonly number[]): { value: number; from: number; to: number }[] {
  const runs: { value: number; from: number; to: number }[] = [];
  values.forEach((value, index) => {
    const last = runs.at(-1);
    if (last?.value === value) last.to = index + 1;
    else runs.push({ value, from: index, to: index + 1 });
  });
  return runs;
}

/** Shapes that several pictures share are written once. */
function sharedMarkup(pictures: readonly Frame[]) {
  const texts = pictures.map(({ shapes }) =>
    shapes.map((shape) => shapeMarkup({ ...shape, d: tenths(shape.d) })),
  );
  const counts = new Map<string, number>();
  for (const text of texts.flat()) counts.set(text, (counts.get(text) ?? 0) + 1);
  const ids = new Map(
    [...counts].filter(([, count]) => count > 1).map(([text], index) => [text, `s${index}`] as const),
  );
  const definitions = [...ids].map(([text, id]) => text.replace('<path', `<path id="${id}"`));
  return {
    definitions: definitions.join(''),
    bodies: texts.map((text) =>
      text.map((shape) => (ids.has(shape) ? `<use href="#${ids.get(shape)}"/>` : shape)).join(''),
    ),
  };
}

/**
 * One SVG file that shows the movement again and again, by style alone: no script, nothing loaded. Readers who
 * prefer less motion see its end. Takes some tens of milliseconds.
 */
export function figureFile(spec: FigureSpec, { alt, viewpoint, mirrored = false }: FileLook): string {
  const figure = movingFigure(spec);
  const outlook = figure.outlook(viewpoint ?? figure.viewpoint);
  const tempo = spec.tempo ?? USUAL_TEMPO;
  const seconds = secondsOf(tempo);
  const count = Math.min(PICTURES.most, Math.max(2, Math.round(seconds * PICTURES.perSecond)));
  const moments = Array.from({ length: count }, (_, index) => momentAt(tempo, (index / count) * seconds));
  // There and back pass the same places, so each place is drawn once. A hold does not breathe in a file.
  const places = [...new Set([...moments.map(({ t }) => Math.round(t * 40) / 40), 1])].sort((a, b) => a - b);
  const runs = runsOf(moments.map(({ t }) => places.indexOf(Math.round(t * 40) / 40)));
  const { definitions, bodies } = sharedMarkup(places.map((t) => figure.frame(outlook, t)));

  const shown = (place: number): string =>
    runs
      .filter(({ value }) => value === place)
      .map(
        ({ from, to }) =>
          `${percent(from / count)}{visibility:visible}${percent(to / count)}{visibility:hidden}`,
      )
      .join('');
  const rules = places.map((_, place) => `@keyframes p${place}{0%{visibility:hidden}${shown(place)}}`);
  const lit = runsOf(moments.map(({ arrow }) => (arrow >= 0.5 ? 1 : 0)))
    .map(({ value, from }) => `${percent(from / count)}{visibility:${value ? 'visible' : 'hidden'}}`)
    .join('');
  const last = places.length - 1;
  const style = [
    `g[id]{animation:${seconds}s step-end infinite}`,
    ...rules,
    ...places.map((_, place) => `#p${place}{visibility:hidden;animation-name:p${place}}`),
    `@keyframes a{${lit}}#a{animation-name:a}`,
    `@media(prefers-reduced-motion:reduce){g[id]{animation:none}#p${last}{visibility:visible}}`,
  ].join('');
  const { width, height } = STAGE;
  const turned = mirrored ? ` transform="translate(${width} 0) scale(-1 1)"` : '';
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img">`,
    `<title>${escaped(alt)}</title><style>${style}</style><defs>${definitions}</defs>`,
    `<rect width="${width}" height="${height}" fill="${PAPER}"/><g${turned}>`,
    ...bodies.map((body, place) => `<g id="p${place}">${body}</g>`),
    `<g id="a">${arrowsMarkup(outlook)}</g></g></svg>\n`,
  ].join('');
}
