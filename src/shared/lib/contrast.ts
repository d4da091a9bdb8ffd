/** Relative luminance of one sRGB channel, WCAG 2.2. */
function channel(value: number): number {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
}

/** Relative luminance (0–1) of `[red, green, blue]`, each 0–255 (WCAG 2.2). */
export function luminance([red, green, blue]: readonly [number, number, number]): number {
  return 0.2126 * channel(red) + 0.7152 * channel(green) + 0.0722 * channel(blue);
}

/** Reads `#rrggbb`. Throws on anything else, so that no token escapes the check. */
export function parseHex(hex: string): readonly [number, number, number] {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim());
  if (!match) throw new Error(`Not a #rrggbb colour: ${hex}`);
  return [parseInt(match[1] ?? '', 16), parseInt(match[2] ?? '', 16), parseInt(match[3] ?? '', 16)];
}

/** `hsl()` to `[red, green, blue]`; hue in degrees, saturation and lightness 0–100. */
export function hslToRgb(
  hue: number,
  saturation: number,
  lightness: number,
): readonly [number, number, number] {
  const s = saturation / 100;
  const l = lightness / 100;
  const part = (n: number) => {
    const k = (n + hue / 30) % 12;
    return Math.round(255 * (l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1))));
  };
  return [part(0), part(8), part(4)];
}

/** Contrast ratio 1–21 between two `#rrggbb` colours or rgb triples (WCAG 2.2). */
export function contrastRatio(
  one: string | readonly [number, number, number],
  other: string | readonly [number, number, number],
): number {
  const a = luminance(typeof one === 'string' ? parseHex(one) : one);
  const b = luminance(typeof other === 'string' ? parseHex(other) : other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Two colour tokens used together, and their minimum contrast. */
export interface ColourPair {
  /** Token of the text or icon, without `--color-`. */
  ink: string;
  /** Token of the background, without `--color-`. */
  ground: string;
  /** 4.5 for text; 3 for control boundaries, focus rings and icons (WCAG 2.2, 1.4.3 and 1.4.11). */
  least: 4.5 | 3;
}

const grounds = ['bg', 'surface', 'surface-raised', 'surface-sunken', 'surface-hover'];

const text = (inks: string[], on: string[]): ColourPair[] =>
  inks.flatMap((ink) => on.map((ground) => ({ ink, ground, least: 4.5 as const })));

const mark = (inks: string[], on: string[]): ColourPair[] =>
  inks.flatMap((ink) => on.map((ground) => ({ ink, ground, least: 3 as const })));

/** Every pair used by the components. Add new combinations here before using them in a style sheet. */
export const COLOUR_PAIRS: readonly ColourPair[] = [
  ...text(['text', 'text-muted', 'text-subtle', 'primary-text', 'danger-text'], grounds),
  ...text(['info-text', 'success-text', 'warning-text'], ['bg', 'surface', 'surface-raised']),
  ...text(['on-primary'], ['primary', 'primary-hover', 'primary-active']),
  ...text(['on-danger'], ['danger', 'danger-hover', 'danger-active']),
  ...['primary', 'neutral', 'info', 'success', 'warning', 'danger'].flatMap((tone) =>
    text([`on-${tone}-soft`], [`${tone}-soft`]),
  ),
  ...text(
    ['text'],
    ['primary-soft', 'info-soft', 'success-soft', 'warning-soft', 'danger-soft', 'neutral-soft'],
  ),
  ...mark(['border-strong', 'focus', 'primary', 'danger'], grounds),
  ...mark(['focus'], ['primary-soft', 'danger-soft', 'neutral-soft']),
  ...mark(
    ['info-mark', 'success-mark', 'warning-mark', 'danger-mark', 'accent'],
    ['bg', 'surface', 'surface-raised'],
  ),
  ...['info', 'success', 'warning', 'danger'].flatMap((tone) => mark([`${tone}-mark`], [`${tone}-soft`])),
  ...mark(['chart-1', 'chart-2', 'chart-3', 'chart-4'], ['surface', 'surface-raised']),
];
