import fc from 'fast-check';

/**
 * Any character of Unicode but half a pair. fast-check's own unit `binary` first makes a table of all of them, which takes
 * two seconds and 100 MB.
 */
export const anyCharacter = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
