import { foldText } from '@/shared/lib/text';
import type { Option } from '../field-shell';

interface Entry<Value extends string> {
  option: Option<Value>;
  label: string;
  whole: string;
}

/** Options with their texts folded once, so that a keystroke over thousands of them only compares. */
export function indexOptions<Value extends string>(options: readonly Option<Value>[]): Entry<Value>[] {
  return options.map((option) => {
    const label = foldText(option.label);
    return { option, label, whole: `${label} ${foldText(option.description ?? '')}` };
  });
}

/**
 * The first `limit` options whose label or description holds every word of `text`, accents and case aside; those
 * whose label begins with the text come first. `total` counts all that match.
 */
export function filterOptions<Value extends string>(
  entries: readonly Entry<Value>[],
  text: string,
  limit: number,
) {
  const query = foldText(text).trim();
  const words = query.split(/\s+/).filter(Boolean);
  const first: Option<Value>[] = [];
  const rest: Option<Value>[] = [];
  let total = 0;
  for (const { option, label, whole } of entries) {
    if (!words.every((word) => whole.includes(word))) continue;
    total += 1;
    if (query !== '' && label.startsWith(query)) {
      if (first.length < limit) first.push(option);
    } else if (rest.length < limit) rest.push(option);
  }
  return { shown: [...first, ...rest].slice(0, limit), total };
}
