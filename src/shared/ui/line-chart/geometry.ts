export interface Plot {
  /** Plot area in px, without the margins. */
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** Horizontal position of point `index` of `count`. A single point is centred. */
export const placeX = (plot: Plot, index: number, count: number): number =>
  count <= 1 ? (plot.left + plot.right) / 2 : plot.left + (index / (count - 1)) * (plot.right - plot.left);

/** Vertical position of a value between `min` (bottom) and `max` (top). */
export const placeY = (plot: Plot, value: number, min: number, max: number): number =>
  plot.bottom - ((value - min) / (max - min || 1)) * (plot.bottom - plot.top);

/** SVG path through the points that have a value; a missing value breaks the line. */
export function linePath(points: readonly ({ x: number; y: number } | null)[]): string {
  let drawing = false;
  return points
    .map((point) => {
      if (!point) {
        drawing = false;
        return '';
      }
      const command = drawing ? 'L' : 'M';
      drawing = true;
      return `${command}${point.x.toFixed(1)} ${point.y.toFixed(1)}`;
    })
    .join('');
}

/** Indexes of the labels to draw, so that each has about `room` px of `width`. Always includes the last. */
export function labelledIndexes(count: number, width: number, room: number): Set<number> {
  const every = Math.max(1, Math.ceil(count / Math.max(1, Math.floor(width / room))));
  const kept = new Set<number>();
  for (let index = count - 1; index >= 0; index -= every) kept.add(index);
  return kept;
}

/** Horizontal positions of instants, to scale. All in the middle if they are one and the same. */
export function timePlaces(plot: Plot, instants: readonly number[]): number[] {
  const first = Math.min(...instants);
  const span = Math.max(...instants) - first;
  return instants.map((at) =>
    span > 0 ? plot.left + ((at - first) / span) * (plot.right - plot.left) : placeX(plot, 0, 1),
  );
}

export type LabelAnchor = 'start' | 'middle' | 'end';

/** Width of a tick's character, at most. */
const CHARACTER = 7;
const LABEL_GAP = 8;

/** Indexes of the labels that stay apart: the last, the first, and between them from the last on those that fit. */
export function fittingLabels(
  labels: readonly { text: string; x: number; textAnchor: LabelAnchor }[],
): Set<number> {
  const spans = labels.map(({ text, x, textAnchor }) => {
    const width = text.length * CHARACTER;
    const from = textAnchor === 'start' ? x : textAnchor === 'end' ? x - width : x - width / 2;
    return { from, to: from + width + LABEL_GAP };
  });
  const kept = new Set<number>();
  const between = labels.map((_label, index) => index).slice(1, -1);
  for (const index of [labels.length - 1, 0, ...between.reverse()]) {
    const span = spans[index];
    const isFree = [...kept].every(
      (other) => spans[other]!.to <= span!.from || span!.to <= spans[other]!.from,
    );
    if (span && isFree) kept.add(index);
  }
  return kept;
}
