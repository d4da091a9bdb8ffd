/** A word for one and for several: 'cita', 'citas'. */
export type OneOrMore = readonly [one: string, more: string];

/** What is done to several things at once, in words. */
export interface BatchWords {
  noun: OneOrMore;
  /** What became of it: 'confirmada', 'confirmadas'. */
  done: OneOrMore;
}

/** How calls to change several things went. `reason` is that of the first refusal. */
export interface BatchOutcome {
  done: number;
  failed: number;
  reason?: string;
}

/** The form of a word that fits the count. */
export const wordFor = (count: number, [one, more]: OneOrMore): string => (count === 1 ? one : more);

/** '3 seleccionadas': how many rows are chosen. */
export const chosenText = (count: number): string =>
  `${count} ${wordFor(count, ['seleccionada', 'seleccionadas'])}`;

/** '3 citas confirmadas.' or '2 confirmadas, 1 no se pudo: Error de conexión'. */
export function batchText({ done, failed, reason }: BatchOutcome, words: BatchWords): string {
  const did = wordFor(done, words.done);
  if (failed === 0) return `${done} ${wordFor(done, words.noun)} ${did}.`;
  const refused = `${failed} no se ${wordFor(failed, ['pudo', 'pudieron'])}`;
  return `${done} ${did}, ${refused}${reason ? `: ${reason}` : ''}`;
}
