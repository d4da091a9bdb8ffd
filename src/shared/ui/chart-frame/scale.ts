/**
 * Round steps for an axis: at most about `count` ticks from `min` to `max`, each 1, 2 or 5 times a power of ten.
 * Returns the ticks in order; the first is at or below `min`, the last at or above `max`.
 */
export function niceTicks(min: number, max: number, count = 5): number[] {
  if (!(max > min)) return [min, min + 1];
  const rough = (max - min) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(min / step) * step;
  const last = Math.ceil(max / step) * step;
  const ticks: number[] = [];
  for (let index = 0; first + index * step <= last + step / 2; index += 1) {
    ticks.push(Number((first + index * step).toPrecision(12)));
  }
  return ticks;
}

/** A figure as it is read in Spanish: decimal comma, at most one decimal. */
export const figure = (value: number): string => value.toLocaleString('es-ES', { maximumFractionDigits: 1 });
