const EUROS = /^(\d{1,5})(?:[.,](\d{1,2}))?$/;

/** Cents of an amount in euros as people type it (`45`, `45,5`, `45,00`); undefined if it is none. */
export function centsOf(text: string): number | undefined {
  const found = EUROS.exec(text.replace('€', '').trim());
  if (!found) return undefined;
  const [, euros = '', cents = ''] = found;
  return Number(euros) * 100 + Number(cents.padEnd(2, '0'));
}

/** Euros with a comma and two decimals, as they are typed: `45,00`. */
export const eurosOf = (cents: number): string =>
  `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
