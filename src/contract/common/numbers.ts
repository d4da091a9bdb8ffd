const NUMBER = /^[+-]?\d+(?:[.,]\d+)?$/;

/** Number as people type it, with a decimal comma or point; `NaN` if the text is none, e.g. `90-`. */
export function readNumber(text: string): number {
  const plain = text.trim().replace('\u2212', '-');
  return NUMBER.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN;
}

/** Number as Spanish people type it: `72,5`. */
export const typedNumber = (value: number): string => String(value).replace('.', ',');
