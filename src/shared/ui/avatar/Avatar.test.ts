import { hueOf, initials } from './Avatar';

test.each([
  ['Ana López Ruiz', 'AL'],
  ['álvaro núñez', 'ÁN'],
  ['María de la Fuente', 'MF'],
  ['Zoé', 'Z'],
  ['  ', '?'],
  ['de la', '?'],
])('%s is %s', (name, expected) => expect(initials(name)).toBe(expected));

test('a name keeps its hue, and names spread over the circle', () => {
  expect(hueOf('Ana López')).toBe(hueOf('Ana López'));
  const hues = new Set(Array.from({ length: 100 }, (_, index) => hueOf(`Persona ${index}`)));
  expect(hues.size).toBeGreaterThan(60);
});
