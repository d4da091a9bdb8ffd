import { askedBy, isPaletteChord, isTyping, LETTER_SHORTCUTS } from './shortcuts';

const key = (name: string, held: Partial<KeyboardEvent> = {}) => ({
  key: name,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  ...held,
});

test('slash opens the search, the question mark the list of shortcuts', () => {
  expect(askedBy(key('/'), null, LETTER_SHORTCUTS)).toEqual({ open: 'palette' });
  expect(askedBy(key('?'), null, LETTER_SHORTCUTS)).toEqual({ open: 'shortcuts' });
});

test('two letters open a screen, in capitals too; one alone, or the wrong one after it, opens none', () => {
  expect(askedBy(key('g'), null, LETTER_SHORTCUTS)).toEqual({ first: 'g' });
  expect(askedBy(key('P'), 'g', LETTER_SHORTCUTS)).toEqual({ to: '/patients' });
  expect(askedBy(key('x'), 'g', LETTER_SHORTCUTS)).toBeNull();
  expect(askedBy(key('p'), null, LETTER_SHORTCUTS)).toBeNull();
});

test('keys held with Ctrl, Alt or ⌘ belong to the browser, but for the chord', () => {
  for (const held of ['ctrlKey', 'metaKey', 'altKey'])
    expect(askedBy(key('g', { [held]: true }), null, LETTER_SHORTCUTS)).toBeNull();
  expect(isPaletteChord(key('k', { ctrlKey: true }))).toBe(true);
  expect(isPaletteChord(key('K', { metaKey: true }))).toBe(true);
  expect(isPaletteChord(key('k', { ctrlKey: true, altKey: true }))).toBe(false);
  expect(isPaletteChord(key('k'))).toBe(false);
});

test('no two shortcuts share their letters, and no letter is both whole and a beginning', () => {
  const all = LETTER_SHORTCUTS.map(({ keys }) => keys.join(''));
  expect(new Set(all).size).toBe(all.length);
});

afterEach(() => document.body.replaceChildren());

test.each([
  ['<input>', true],
  ['<textarea></textarea>', true],
  ['<select></select>', true],
  ['<div tabindex="0" role="spinbutton"></div>', true],
  ['<div role="menu"><button>Uno</button></div>', true],
  ['<button>Uno</button>', false],
])('with the focus in %s, typing is %s', (html, expected) => {
  document.body.innerHTML = html;
  document.querySelector<HTMLElement>('input, textarea, select, [tabindex], button')?.focus();
  expect(isTyping(document)).toBe(expected);
});

test('an open dialog counts as typing: what is written there would be lost', () => {
  document.body.innerHTML = '<dialog open></dialog>';
  expect(isTyping(document)).toBe(true);
});
