/** Part of a text: as it was written, and where it leads if it is a web address. */
export interface TextPart {
  text: string;
  href?: string;
}

/** A web address as people write it. Whatever does not begin so is never a link, `javascript:` among it. */
const ADDRESS = /(?:\bhttps?:\/\/|\bwww\.)[^\s<>"«»]+/giu;
/** Signs that end a sentence and no address. */
const ENDING = /[.,;:!?'’”…)\]}]+$/u;

/** Without the signs that follow an address; a bracket stays that was opened in it, as in `…/Rodilla_(anatomía)`. */
function withoutEnding(found: string): string {
  const bare = found.replace(ENDING, '');
  const closes = found[bare.length] === ')' && bare.split('(').length > bare.split(')').length;
  return closes ? `${bare})` : bare;
}

function hrefOf(address: string): string | undefined {
  const url = /^https?:/i.test(address) ? address : `https://${address}`;
  try {
    const { href, hostname } = new URL(url);
    // A name and an ending, so that 'www.' alone, or 'http://x', stays text.
    return /[^.]\.[^.]/.test(hostname) ? href : undefined;
  } catch {
    return undefined;
  }
}

/** A text with its web addresses apart. Joined, its parts are the text. */
export function partsOf(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = withoutEnding(found);
    const href = hrefOf(address);
    if (!href) continue;
    if (index > end) parts.push({ text: text.slice(end, index) });
    parts.push({ text: address, href });
    end = index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}
