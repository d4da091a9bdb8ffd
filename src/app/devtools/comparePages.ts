import {
  isDrawnLater,
  isFoundByMeaning,
  isPartToCome,
  isPictureToCome,
  isSameStyle,
  pairRows,
} from './normalisePage';
import { type PageNode, sizeOf } from './pageNode';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;

/** Possible pseudonyms of each recorded word in a replay. */
export type Vocabulary = Readonly<Record<string, readonly string[]>>;

function sameText(recorded: string, replayed: string, vocabulary: Vocabulary): boolean {
  if (recorded === replayed) return true;
  if (recorded.replace(WORD, '▯') !== replayed.replace(WORD, '▯')) return false;
  const before = recorded.match(WORD) ?? [];
  const after = replayed.match(WORD) ?? [];
  return before.every((word, place) => {
    const shown = after[place] ?? '';
    return word === shown || (vocabulary[word]?.includes(shown) ?? false);
  });
}

/** Result of a comparison. Numbers count elements and texts. */
export interface Comparison {
  compared: number;
  /** Allowed differences in the recorded page, where it shows something outside the state. */
  leftOut: number;
  /** Part of `leftOut`: the page was not updated yet when the next action came. */
  behind: number;
  /** Paths of the parts left out. */
  leftOutParts: string[];
  differences: string[];
}

/**
 * Compares a recorded page with a replayed one. A word may differ only as its pseudonym under the recording's
 * mask. Parts that show something outside the state may differ and are then counted as left out.
 */
export function comparePages(recorded: PageNode, replayed: PageNode, vocabulary: Vocabulary): Comparison {
  const nameOf = ({ tag, attributes }: PageNode) =>
    `${tag}${attributes.class ? `.${attributes.class.split(' ')[0]}` : ''}`;
  const nothing = (): Comparison => ({
    compared: 0,
    leftOut: 0,
    behind: 0,
    leftOutParts: [],
    differences: [],
  });

  function leaveOut(node: PageNode, path: string): Comparison {
    return { ...nothing(), leftOut: sizeOf(node), leftOutParts: [path] };
  }

  function compare(one: PageNode, other: PageNode, above: string): Comparison {
    const path = `${above}/${nameOf(one)}`;
    if (isPartToCome(one, other) || isDrawnLater(one, other))
      return { ...leaveOut(one, path), behind: sizeOf(one) };
    const result = compareWhole(one, other, path);
    const mayDiffer = one.local || isFoundByMeaning(one, other);
    return mayDiffer && result.differences.length > 0 ? leaveOut(one, path) : result;
  }

  function compareWhole(one: PageNode, other: PageNode, path: string): Comparison {
    const result: Comparison = { ...nothing(), compared: 1 };
    const differ = (what: string) => {
      result.differences.push(`${path}: ${what}`);
      return result;
    };
    const add = (part: Comparison) => {
      result.compared += part.compared;
      result.leftOut += part.leftOut;
      result.behind += part.behind;
      result.leftOutParts.push(...part.leftOutParts);
      result.differences.push(...part.differences);
    };
    if (one.tag !== other.tag) return differ(`<${one.tag}> ≠ <${other.tag}>`);
    const skipped = new Set(one.localAttributes);
    for (const name of new Set([...Object.keys(one.attributes), ...Object.keys(other.attributes)])) {
      if (skipped.has(name)) continue;
      const [before, after] = [one.attributes[name], other.attributes[name]];
      const isSame = (text: string, again: string) =>
        sameText(text, again, vocabulary) || (name === 'style' && isSameStyle(text, again));
      if (before === undefined || after === undefined || !isSame(before, after))
        differ(`${name}="${before ?? '∅'}" ≠ "${after ?? '∅'}"`);
    }
    const rows = pairRows(one, other);
    if (rows) {
      for (const [row, match] of rows.pairs) add(compare(row, match, path));
      for (const row of rows.unpaired) add(leaveOut(row, `${path}/${nameOf(row)}`));
      return result;
    }
    if (isPictureToCome(one, other)) {
      result.leftOut += sizeOf(one) - 1;
      result.leftOutParts.push(`${path} (dibujo)`);
      return result;
    }
    if (one.children.length !== other.children.length) {
      const names = (node: PageNode) =>
        node.children
          .map((child) => (typeof child === 'string' ? child.slice(0, 30) : `<${child.tag}>`))
          .join(' ');
      return differ(`${names(one)} ≠ ${names(other)}`);
    }
    one.children.forEach((child, place) => {
      const match = other.children[place];
      if (typeof child === 'string') {
        result.compared += 1;
        if (typeof match !== 'string' || !sameText(child, match, vocabulary))
          differ(`"${child}" ≠ "${typeof match === 'string' ? match : `<${match?.tag}>`}"`);
      } else if (typeof match === 'string' || !match) differ(`<${child.tag}> ≠ "${match}"`);
      else add(compare(child, match, path));
    });
    return result;
  }

  return compare(recorded, replayed, '');
}
