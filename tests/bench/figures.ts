/** A line of the result table: our measurement, that of the floor, and whether the budget is met. */
export interface Figure {
  what: string;
  ours: string;
  floor: string;
  ratio: string;
  budget: string;
  passed: boolean;
}

/** Median; for an even number of values the lower middle one. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN;
}

/** A measurement judged by its ratio to that of the floor in the same run. */
export function compared(what: string, ours: number, floor: number, unit: string, maxRatio: number): Figure {
  const ratio = ours / floor;
  return {
    what,
    ours: `${ours.toFixed(1)} ${unit}`,
    floor: `${floor.toFixed(1)} ${unit}`,
    ratio: ratio.toFixed(2),
    budget: `≤ ${maxRatio} ×`,
    passed: ratio <= maxRatio,
  };
}

/** A measurement judged on its own: a size or a count. */
export function bounded(what: string, ours: number, unit: string, max: number): Figure {
  return {
    what,
    ours: `${ours.toFixed(1)} ${unit}`,
    floor: '—',
    ratio: '—',
    budget: `≤ ${max} ${unit}`,
    passed: ours <= max,
  };
}

/** A line for a part that ended with an error. */
export const failed = (name: string): Figure => ({
  what: `${name}: could not be measured`,
  ours: '—',
  floor: '—',
  ratio: '—',
  budget: '—',
  passed: false,
});

/** The table as Markdown, for the console and docs/benchmarks.md. */
export function table(figures: readonly Figure[]): string {
  const rows = figures.map(
    ({ what, ours, floor, ratio, budget, passed }) =>
      `| ${what} | ${ours} | ${floor} | ${ratio} | ${budget} | ${passed ? 'yes' : '**no**'} |`,
  );
  return ['| what | ours | floor | ratio | budget | kept |', '|---|---|---|---|---|---|', ...rows].join('\n');
}
