import { searchForm } from '@/contract/common/text';
import { textSearch } from '@/shared/lib/text';
import type { Option } from '../field-shell';

interface Entry<Value extends string> {
  option: Option<Value>;
  label: string;
}

const entrySearch = textSearch<Entry<string>>(({ option: { label, description, keywords } }) => [
  label,
  description,
  keywords,
]);

/** Folds the texts of options once, so that a keystroke over thousands of them only compares. */
export const indexOptions = <Value extends string>(options: readonly Option<Value>[]): Entry<Value>[] =>
  options.map((option) => ({ option, label: searchForm(option.label) }));

/**
 * The first `limit` options that contain every word of `text` in label, description or keywords, ignoring
 * accents and case. Options whose label begins with the text come first. `total` counts all matches.
 */
export function filterOptions<Value extends string>(
  entries: readonly Entry<Value>[],
  text: string,
  limit: number,
) {
  const query = searchForm(text).trim();
  const matches = entrySearch(text);
  const first: Option<Value>[] = [];
  const rest: Option<Value>[] = [];
  let total = 0;
  for (const entry of entries) {
    if (!matches(entry)) continue;
    total += 1;
    if (query !== '' && entry.label.startsWith(query)) {
      if (first.length < limit) first.push(entry.option);
    } else if (rest.length < limit) rest.push(entry.option);
  }
  return { shown: [...first, ...rest].slice(0, limit), total };
}
