import type { Frame, Outlook } from './moving';
import type { Shape } from './shapes';

/** Colours of a figure outside the application: those of the light theme, because a file has no theme. */
const OUTLINE = '#4b5563';
const ARROW = '#c2410c';
export const PAPER = '#ffffff';
const FILLS: Record<Shape['tone'], string> = {
  skin: '#f0cfb8',
  shirt: '#84b9b3',
  trousers: '#4d6a6c',
  hair: '#6f635b',
  prop: '#dcdfe3',
  propLight: '#eff0f2',
  propDark: '#c3c8cf',
  accent: ARROW,
  line: '#2b2523',
  white: '#ffffff',
  ground: '#eceef0',
};

const looks = ({ tone, far, outlined, veil }: Shape): string =>
  [
    `fill="${FILLS[tone]}"`,
    outlined && `stroke="${OUTLINE}" stroke-width="2.6" stroke-linejoin="round" paint-order="stroke"`,
    far && 'opacity=".75"',
    veil && 'opacity=".28"',
  ]
    .filter(Boolean)
    .join(' ');

/** Markup of one shape. */
export const shapeMarkup = (shape: Shape): string => `<path d="${shape.d}" ${looks(shape)}/>`;

/** Markup of the shapes of one frame. */
export const shapesMarkup = ({ shapes }: Frame): string => shapes.map(shapeMarkup).join('');

/** Markup of the arrows of a figure. */
export const arrowsMarkup = ({ arrows }: Outlook): string =>
  arrows
    .map(
      ({ shaft, heads }) =>
        `<path d="${shaft}" fill="none" stroke="${PAPER}" stroke-width="7" stroke-linecap="round"/>` +
        `<path d="${shaft}" fill="none" stroke="${ARROW}" stroke-width="3.2" stroke-linecap="round"/>` +
        `<path d="${heads}" fill="${ARROW}"/>`,
    )
    .join('');

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text that is safe inside markup. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign]!);
