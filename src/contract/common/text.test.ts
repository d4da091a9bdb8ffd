import fc from 'fast-check';
import { decimal, integer, phone, requiredText } from './fields';
import { FIELD_MESSAGES } from './messages';
import {
  batchText,
  chosenText,
  cleanLine,
  cleanText,
  firstName,
  foldText,
  formatPhone,
  internationalDigits,
  phoneDigits,
  phoneHref,
  readNumber,
  searchable,
  searchFor,
  typedNumber,
} from './text';
import { anyCharacter } from '../testing/characters';

describe('clean text', () => {
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
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
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
});

describe('fold text', () => {
  const byTheBook = (value: string) =>
    value
      .normalize('NFD')
      .replace(/\p{Diacritic}/gu, '')
      .toLowerCase();

  describe('foldText', () => {
    test.each([
      ['María Núñez', 'maria nunez'],
      ['PINGÜINO Ángel', 'pinguino angel'],
      ['Marı́a', 'marıa'],
      ['Mari\u0301a', 'maria'],
      ['François Žižek', 'francois zizek'],
      ['`x^', 'x'],
      ['İstanbul', 'istanbul'],
    ])('%s becomes %s', (text, folded) => {
      expect(foldText(text)).toBe(folded);
    });

    test('the short cut for Spanish gives what the long way gives', () => {
      const spanish = fc.string({ unit: fc.constantFrom(...'aeiounáéíóúüñÁÉÍÓÚÜÑ XYZ09.,·^`-@çô') });
      fc.assert(fc.property(spanish, (text) => foldText(text) === byTheBook(text)));
      fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => foldText(text) === byTheBook(text)));
    });
  });
});

describe('numbers', () => {
  test.each([
    ['90', 90],
    [' 72,5 ', 72.5],
    ['72.5', 72.5],
    ['-5', -5],
    ['\u22125', -5],
    ['90-', Number.NaN],
    ['9 0', Number.NaN],
    ['1,', Number.NaN],
    ['1.000', 1000],
    ['-12.500', -12_500],
    ['0.125', 0.125],
    ['\u00a01000\u00a0', 1000],
    ['1.000,5', Number.NaN],
    ['1e3', Number.NaN],
    ['', Number.NaN],
  ])('«%s» is %p', (text, value) => expect(readNumber(text)).toBe(value));

  test('a number that is shown is read as the same', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), (tenths) => {
        expect(readNumber(typedNumber(tenths / 10))).toBe(tenths / 10);
      }),
    );
  });

  test.each([
    ['90-', FIELD_MESSAGES.between(0, 180)],
    [Number.NaN, FIELD_MESSAGES.between(0, 180)],
    ['90,5', FIELD_MESSAGES.integer],
    ['90', undefined],
    ['', undefined],
  ])('%p as an integer: %s', (value, message) => {
    const answer = integer(0, 180)
      .validate(value)
      .then(
        () => undefined,
        (error: Error) => error.message,
      );
    return expect(answer).resolves.toBe(message);
  });

  test('a decimal comma is understood', () => {
    expect(decimal(0, 300, 'x').validateSync('72,5')).toBe(72.5);
    expect(() => decimal(0, 300, 'x').validateSync('72,55')).toThrow('x');
  });
});

describe('phone', () => {
  describe('formatPhone', () => {
    test.each([
      ['612345678', '612 345 678'],
      ['612 34 56 78', '612 345 678'],
      ['91-234-56-78', '912 345 678'],
      [' 722.11.22.33 ', '722 112 233'],
      ['+34612345678', '+34 612 345 678'],
      ['0034 612 345 678', '+34 612 345 678'],
      ['(+34) 612 345 678', '+34 612 345 678'],
      ['\u202a+34 612 345 678\u202c', '+34 612 345 678'],
      ['612\u2013345\u2013678', '612 345 678'],
      ['+34 (612) 34-56-78', '+34 612 345 678'],
      ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
      ['112', '112'],
      ['512345678', '512345678'],
      ['61234567', '61234567'],
      ['612345678 / 911222333', '612345678 / 911222333'],
      ['912345678 ext. 4', '912345678 ext. 4'],
      ['', ''],
    ])('%s reads %s', (typed, read) => expect(formatPhone(typed)).toBe(read));

    test('loses no digit, and is the same when formatted again', () => {
      const numbers = fc.string({ unit: fc.constantFrom(...'0123456789 ().-'), maxLength: 20 });
      fc.assert(
        fc.property(fc.constantFrom('', '+', '+34', '6'), numbers, (start, rest) => {
          const once = formatPhone(start + rest);
          expect(phoneDigits(once)).toBe(phoneDigits(start + rest).replace(/^0034(?=[6-9]\d{8}$)/, '34'));
          expect(formatPhone(once)).toBe(once);
        }),
      );
    });
  });

  test.each([
    ['612 34 56 78', 'tel:612345678'],
    ['+34 (612) 345-678', 'tel:+34612345678'],
    ['(+34) 612 345 678', 'tel:+34612345678'],
    ['\u202a612345678\u202c', 'tel:612345678'],
    ['612345678 / 911222333', null],
    ['no tiene', null],
  ])('%s is dialled by %s', (typed, address) => expect(phoneHref(typed)).toBe(address));

  test.each([
    ['612 34 56 78', '34612345678'],
    ['(+34) 612 345 678', '34612345678'],
    ['0034 612345678', '34612345678'],
    ['+33 6 12 34 56 78', '33612345678'],
    ['0033 612345678', '33612345678'],
    ['512345678', null],
    ['612345678 / 911222333', null],
    ['', null],
  ])('%s is %s with its country', (typed, digits) => expect(internationalDigits(typed)).toBe(digits));
});

describe('search text', () => {
  const finds = (query: string, ...stored: string[]) => searchFor(query)(searchable(stored));

  const WAYS = [
    '612 999 678',
    '612999678',
    '+34 612 999 678',
    '0034 612-99-96-78',
    '(+34) 612.999.678',
    '34612999678',
  ];

  test.each(WAYS)('a telephone stored as %s is found in every way, whole and in part', (stored) => {
    for (const asked of [...WAYS, '+34612999678', '+34 612 9', '612 99', '99678', 'eva +34612999678'])
      expect([asked, finds(asked, 'Eva Gil', stored)]).toEqual([asked, true]);
    for (const asked of ['612 999 679', '+33 612 999 678', 'luis 612999678'])
      expect([asked, finds(asked, 'Eva Gil', stored)]).toEqual([asked, false]);
  });

  test('a foreign number is found with and without its plus', () => {
    for (const asked of ['+33 6 12 34 56 78', '0033612345678', '33612345678'])
      expect(finds(asked, '+33 612 34 56 78')).toBe(true);
  });

  test.each(['Mª Carmen', 'M.ª Carmen', 'MARÍA CARMEN', 'Ma. Carmen', 'Mº Carmen'])(
    '%s is found',
    (stored) => {
      for (const asked of ['ma carmen', 'Mª carmen', 'maria carmen', 'carmen ma']) {
        // 'María' has no short form in it that the question could hold on to but its beginning.
        expect([asked, finds(asked, stored)]).toEqual([asked, true]);
      }
      expect(finds('marta carmen', stored)).toBe(false);
    },
  );

  test.each([
    ['Fco. Javier', 'Francisco Javier Gil'],
    ['fco javier', 'Fco. Javier Gil'],
    ['Ma. Carmen', 'María Carmen Gil'],
    ['Ma. Carmen', 'Mª Carmen Gil'],
    ['López Ruiz, Ana', 'Ana López Ruiz'],
    ['lópez ruiz,ana', 'Ana López Ruiz'],
    ['\u00a0 núñez  peña ', 'Álvaro Núñez Peña'],
    ['3,5 kg', 'Bajó 3,5 kg'],
  ])('«%s» finds %s', (asked, stored) => expect(finds(asked, stored)).toBe(true));

  test.each([
    ["Sean O'Brien", 'Sean O’Brien', 'Sean O‘Brien', 'Sean O´Brien', 'sean obrien'],
    ['Ana García-Pérez', 'ana garcia perez', 'Ana García\u2010Pérez', 'García\u2011Pérez, Ana'],
    ['Łukasz Sørensen', 'lukasz sorensen', 'ŁUKASZ SØRENSEN'],
    ['Đorđević Weiß', 'dordevic weiss', 'ĐORĐEVIĆ WEISS'],
    ['Yıldız Æsa Þór', 'yildiz aesa thor'],
  ])('%s is found as anybody writes it, and the other way round', (...ways) => {
    for (const stored of ways)
      for (const asked of ways.filter((way) => way !== stored))
        expect([asked, stored, finds(asked, stored)]).toEqual([asked, stored, true]);
  });

  test('a hyphen beside a digit, and one in an address, are found as they stand', () => {
    expect(finds('12345678-z', '12345678-Z')).toBe(true);
    expect(finds('12345678z', '12345678-Z')).toBe(false);
    expect(finds('maria-jose@correo', 'maria-jose@correo.es')).toBe(true);
  });

  test('a short form stands for its name alone, and a comma in a number is part of it', () => {
    expect(finds('Fco. Javier', 'Federico Javier Gil')).toBe(false);
    expect(finds('3,5 kg', 'Bajó 5 kg en 3 meses')).toBe(false);
  });

  test('a number that stands for nothing finds nobody, and an empty question everybody', () => {
    expect(finds('12', 'Eva', '612 999 678')).toBe(true);
    expect(finds('+', 'Eva')).toBe(false);
    expect(finds('  ', 'Eva')).toBe(true);
  });
});

test.each([
  ['  Ana María Ruiz ', 'Ana'],
  ['Mª Carmen López Ruiz', 'Mª Carmen'],
  ['M.ª del Carmen López', 'M.ª del Carmen'],
  ['Ma. de los Ángeles Gil', 'Ma. de los Ángeles'],
  ['Fco. Javier Peña', 'Fco. Javier'],
  ['María José Gil', 'María'],
  ['Mª', 'Mª'],
  ['', ''],
])('«%s» is addressed as «%s»', (name, first) => expect(firstName(name)).toBe(first));

describe('batch', () => {
  const WORDS = { noun: ['cita', 'citas'], done: ['confirmada', 'confirmadas'] } as const;

  it.each([
    [{ done: 3, failed: 0 }, '3 citas confirmadas.'],
    [{ done: 1, failed: 0 }, '1 cita confirmada.'],
    [{ done: 2, failed: 1, reason: 'Cita no encontrada' }, '2 confirmadas, 1 no se pudo: Cita no encontrada'],
    [
      { done: 0, failed: 2, reason: 'Error de conexión' },
      '0 confirmadas, 2 no se pudieron: Error de conexión',
    ],
    [{ done: 1, failed: 1 }, '1 confirmada, 1 no se pudo'],
  ])('%j is told as %s', (outcome, text) => {
    expect(batchText(outcome, WORDS)).toBe(text);
  });

  it('counts what is chosen in words that fit', () => {
    expect([0, 1, 3].map(chosenText)).toEqual(['0 seleccionadas', '1 seleccionada', '3 seleccionadas']);
  });
});
