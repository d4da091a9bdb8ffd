/** Name by which a letter or a screen addresses somebody: the first word of the full one. */
export const firstName = (name: string): string => name.trim().split(/\s+/)[0] ?? '';
