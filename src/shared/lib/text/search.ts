import { searchable, searchFor } from '@/contract/common/text';

/** Whether a row matches the search text. */
type TextMatch<Row> = (row: Row) => boolean;

/**
 * Prepares a search over rows by the rule of `searchText`: every word of the query, or the telephone, in one of a row's
 * texts. Texts are brought to their form once, so a keystroke only compares. An empty query matches every row.
 */
export function textSearch<Row extends object>(
  textsOf: (row: Row) => readonly (string | null | undefined)[],
): (query: string) => TextMatch<Row> {
  const known = new WeakMap<Row, string>();
  const textOf = (row: Row): string => {
    let text = known.get(row);
    if (text === undefined) {
      text = searchable(textsOf(row));
      known.set(row, text);
    }
    return text;
  };
  return (query) => {
    const fits = searchFor(query);
    return query.trim() === '' ? () => true : (row) => fits(textOf(row));
  };
}
