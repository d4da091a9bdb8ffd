import { foldText } from '@/contract/common/foldText';

/** Whether a row matches the search text. */
type TextMatch<Row> = (row: Row) => boolean;

/**
 * Prepares a search over rows. A row matches if each query word occurs in one of its texts, ignoring accents
 * and case. Texts are folded once, so a keystroke only compares. An empty query matches every row.
 */
export function textSearch<Row extends object>(
  textsOf: (row: Row) => readonly (string | null | undefined)[],
): (query: string) => TextMatch<Row> {
  const folded = new WeakMap<Row, string>();
  const textOf = (row: Row): string => {
    let text = folded.get(row);
    if (text === undefined) {
      text = foldText(textsOf(row).filter(Boolean).join(' '));
      folded.set(row, text);
    }
    return text;
  };
  return (query) => {
    const words = foldText(query).split(/\s+/).filter(Boolean);
    return words.length === 0 ? () => true : (row) => words.every((word) => textOf(row).includes(word));
  };
}
