/**
 * Ticks of an axis: about `count` at most, with steps of 1, 2 or 5 times a power of ten. In order; the first
 * is at or below `min`, the last at or above `max`.
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

/** Formats a number for Spanish readers: decimal comma, at most one decimal. */
export const figure = (value: number): string => value.toLocaleString('es-ES', { maximumFractionDigits: 1 });
