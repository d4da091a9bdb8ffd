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
