/** What programs write for a new line: Windows, old Macs, vertical tab, form feed, and Unicode's own separators. */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

/**
 * Characters that nobody sees: controls other than tab and new line, soft hyphens, zero-width spaces, and marks of
 * direction. Joiners stay, because emoji and some scripts are written with them.
 */
const UNSEEN =
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

/** Text as it is seen. Pasted text often carries more, which no field should refuse or store. */
export const cleanText = (text: string): string => text.replace(LINE_BREAKS, '\n').replace(UNSEEN, '');

/** The same for a field of one line. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\n/g, ' ');
