import fc from 'fast-check';
import { partsOf } from './chatTexts';

const links = (text: string) => partsOf(text).flatMap(({ href }) => href ?? []);

it.each([
  ['Mira https://example.com/a?b=c#d.', 'https://example.com/a?b=c#d'],
  [
    '(https://es.wikipedia.org/wiki/Rodilla_(anatomía))',
    'https://es.wikipedia.org/wiki/Rodilla_(anatom%C3%ADa)',
  ],
  ['en www.clinica.es, por favor', 'https://www.clinica.es/'],
  ['HTTP://EXAMPLE.COM', 'http://example.com/'],
  ['«https://example.com»', 'https://example.com/'],
])('%s leads to %s', (text, href) => expect(links(text)).toEqual([href]));

it.each([
  'javascript:alert(1)',
  'data:text/html,x',
  'www.',
  'http://x',
  'correo@www',
  'hola.que tal',
  'file:///etc',
])('%s is text', (text) => expect(partsOf(text)).toEqual([{ text }]));

it('loses no letter of any text, and leads to nothing but the web', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc.constantFrom('www.a.es', 'javascript:x', ').', '«', '\n'),
  );
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join(' ');
      expect(
        partsOf(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
      for (const href of links(text)) expect(href).toMatch(/^https?:\/\//);
    }),
  );
});
