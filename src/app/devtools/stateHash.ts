/**
 * redux-persist's field in a slice, and whether the API's middleware is registered. Both depend on the page
 * load.
 */
const OF_THE_PAGE = new Set(['_persist', 'middlewareRegistered']);

/** JSON of a value with sorted keys. Values that JSON omits are omitted. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map((item) => canonical(item ?? null)).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .filter(([key, item]) => item !== undefined && !OF_THE_PAGE.has(key))
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, item]) => `${JSON.stringify(key)}:${canonical(item)}`)
    .join()}}`;
}

/** Hash of a state, independent of the order of keys (cyrb53, 53 bits). */
export function stateHash(state: unknown): string {
  let one = 0xdeadbeef;
  let other = 0x41c6ce57;
  const text = canonical(state);
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    one = Math.imul(one ^ code, 2654435761);
    other = Math.imul(other ^ code, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
  other = Math.imul(other ^ (other >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & other) + (one >>> 0)).toString(16).padStart(14, '0');
}
