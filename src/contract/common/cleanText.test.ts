import fc from 'fast-check';
import { cleanLine, cleanText } from './cleanText';
import { phone, requiredText } from './fields';

test.each([
  ['uno\vdos', 'uno\ndos'],
  ['uno\fdos', 'uno\ndos'],
  ['uno\r\ndos\rtres', 'uno\ndos\ntres'],
  ['uno\u2028dos\u2029tres\u0085cuatro', 'uno\ndos\ntres\ncuatro'],
  ['a\tb\nc', 'a\tb\nc'],
  ['\ufeffco\u00adrre\u200bo\u0007', 'correo'],
  ['\u202ahola\u202c', 'hola'],
  ['👩\u200d⚕️ niño', '👩\u200d⚕️ niño'],
])('%j is seen as %j', (pasted, seen) => expect(cleanText(pasted)).toBe(seen));

test('what is clean stays as it is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const once = cleanText(text);
      expect(cleanText(once)).toBe(once);
      expect(cleanLine(text)).not.toMatch(/[\n\r\u2028]/);
    }),
  );
});

test('every text of a schema is cleaned before it is measured', () => {
  expect(requiredText(8).validateSync(' \u200buno\vdos\u200e ')).toBe('uno\ndos');
  expect(() => requiredText(8, 'Falta').validateSync(' \u200b\u2060 ')).toThrow('Falta');
});

test.each([
  '(+34) 612 345 678',
  '\u202a612 345 678\u202c',
  '612.345.678',
  '612\u2011345\u2013678',
  '+34612345678',
])('the telephone %j is accepted', (number) => expect(phone().isValidSync(number)).toBe(true));

test.each(['no tiene', '612345678 / 911222333', '(+34', '++34612345678'])(
  'the telephone %j is refused',
  (number) => expect(phone().isValidSync(number)).toBe(false),
);
