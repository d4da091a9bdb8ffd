import fc from 'fast-check';
import { createRandom, demoPatients, type Random } from './demo/people';
import { type Identity, likenessOf, nameLikeness, slipsBetween } from './patientLikeness';

const EVA: Identity = {
  name: 'Eva Ruiz Sánchez',
  email: 'eva@correo.es',
  phone: '612 345 678',
  dateOfBirth: '1980-03-12',
};

test.each<[string, Identity, string[]]>([
  ['accents and order', { ...EVA, name: 'RUIZ SANCHEZ, Eva', email: null, phone: null }, ['NAME_AND_BIRTH']],
  ['no second surname', { name: 'Eva Ruiz', dateOfBirth: '1980-03-12' }, ['NAME_AND_BIRTH']],
  ['a slip in the name', { name: 'Eva Ruiz Sanhcez', dateOfBirth: '1980-03-12' }, ['NAME_AND_BIRTH']],
  ['day and month swapped', { name: 'Eva Ruiz Sánchez', dateOfBirth: '1980-12-03' }, ['NAME_AND_BIRTH']],
  ['the phone with its prefix', { name: 'Eva', phone: '+34612345678' }, ['PHONE']],
  ['the second phone', { name: 'Eva', secondPhone: '612345678' }, ['PHONE']],
  ['the e-mail in capitals', { name: 'E. R.', email: 'EVA@correo.es' }, ['EMAIL']],
  ['the name alone', { name: 'eva ruiz sanchez' }, ['NAME']],
  ['a namesake of another age', { name: 'Eva Ruiz Sánchez', dateOfBirth: '1951-07-30' }, []],
  [
    'a sister with the same phone',
    { ...EVA, name: 'Ana Ruiz Sánchez', dateOfBirth: '1984-10-01', email: null },
    [],
  ],
  ['one common surname', { name: 'Ana Ruiz Gil', dateOfBirth: '1980-03-12' }, []],
])('%s', (_about, other, reasons) => {
  expect(likenessOf(EVA, other)).toEqual(reasons);
  expect(likenessOf(other, EVA)).toEqual(reasons);
});

test('the document decides, whatever else is like', () => {
  const one = { ...EVA, documentNumber: '12.345.678-z' };
  expect(likenessOf(one, { name: 'Otra', documentNumber: '12345678Z' })).toEqual(['DOCUMENT']);
  expect(likenessOf(one, { ...EVA, documentNumber: '00000000T' })).toEqual([]);
});

test.each([
  ['a passport and a NIE', 'AB123456', 'X1234567L'],
  ['a renewed passport', 'AB123456', 'CD987654'],
  ['a NIE and the DNI after it', 'X1234567L', '12345678Z'],
  ['the NIF of a child and the DNI after it', 'K1234567L', '12345678Z'],
])('%s may be of one person', (_about, one, two) => {
  const [before, after] = [
    { ...EVA, documentNumber: one },
    { ...EVA, documentNumber: two },
  ];
  expect(likenessOf(before, after)).toEqual(['NAME_AND_BIRTH', 'PHONE', 'EMAIL']);
  expect(likenessOf(after, before)).toEqual(['NAME_AND_BIRTH', 'PHONE', 'EMAIL']);
});

test('two NIEs are of two persons', () => {
  const other = { ...EVA, documentNumber: 'Y0000000Z' };
  expect(likenessOf({ ...EVA, documentNumber: 'X1234567L' }, other)).toEqual([]);
});

test.each([
  ['María del Carmen Gil', 'Mª Carmen Gil', 'SAME'],
  ['José Gil', 'Gil', 'DIFFERENT'],
  ['Ana Gil Vega', 'Ana Gil', 'ALIKE'],
  ['', 'Ana', 'DIFFERENT'],
])('«%s» and «%s»: %s', (one, other, wanted) => expect(nameLikeness(one, other)).toBe(wanted));

test('slips are the same both ways, none for the same text, and one for two letters swapped', () => {
  const word = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      expect(slipsBetween(one, other, 20)).toBe(slipsBetween(other, one, 20));
      expect(slipsBetween(one, one, 20)).toBe(0);
    }),
  );
  expect(slipsBetween('sanchez', 'sanhcez', 2)).toBe(1);
});

/** A typing slip somewhere in a text: a letter left out, doubled or swapped. */
function slip(random: Random, text: string): string {
  const at = random.integer(1, Math.max(1, text.length - 2));
  const [one = '', two = ''] = [text[at], text[at + 1]];
  return random.pick([
    text.slice(0, at) + text.slice(at + 1),
    text.slice(0, at) + one + text.slice(at),
    text.slice(0, at) + two + one + text.slice(at + 2),
  ]);
}

const unaccented = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '');

/** The same person as somebody else would type them. */
function retyped(random: Random, person: Identity): Identity {
  const [given = '', first = '', second = ''] = person.name.split(' ');
  const name = random.pick([
    person.name,
    unaccented(person.name).toUpperCase(),
    `${first} ${second}, ${given}`,
    `${given} ${first}`,
    `${given} ${first.length >= 5 ? slip(random, first) : first} ${second}`,
  ]);
  const keep = (value: string | null | undefined) => (random.chance(0.6) ? value : null);
  return {
    name,
    email: keep(person.email?.toUpperCase()),
    phone: keep(person.phone && `+34 ${person.phone.replaceAll(' ', '')}`),
    dateOfBirth: random.chance(0.85) ? person.dateOfBirth : null,
    documentNumber: keep(person.documentNumber),
  };
}

/** Another person who shares what relatives and namesakes share. */
function mistaken(random: Random, person: Identity, other: Identity): Identity {
  const [, first = '', second = ''] = person.name.split(' ');
  const [given = ''] = other.name.split(' ');
  return random.pick([
    other,
    // A sibling at the same phone.
    { ...other, name: `${given} ${first} ${second}`, phone: person.phone },
    // A namesake.
    { ...other, name: person.name },
    // A couple with one e-mail.
    { ...other, email: person.email },
    // Born on the same day.
    { ...other, dateOfBirth: person.dateOfBirth },
  ]);
}

test('precision and recall on a made list of 1,000 pairs', () => {
  const random = createRandom(20_261_124);
  const people: Identity[] = demoPatients(random, 1000, '2026-11-21').map(({ details, ...person }) => ({
    ...person,
    documentNumber: random.chance(0.4) ? details?.documentNumber : null,
  }));
  const counts = { found: 0, missed: 0, wrong: 0 };
  people.forEach((person, index) => {
    if (index % 2 === 0) {
      if (likenessOf(retyped(random, person), person).length > 0) counts.found += 1;
      else counts.missed += 1;
    } else if (likenessOf(mistaken(random, person, people[index - 1] ?? person), person).length > 0)
      counts.wrong += 1;
  });
  const precision = counts.found / (counts.found + counts.wrong);
  const recall = counts.found / (counts.found + counts.missed);
  process.stdout.write(
    `Duplicates, 1,000 pairs: precision ${precision.toFixed(3)}, recall ${recall.toFixed(3)} (${JSON.stringify(counts)})\n`,
  );
  expect(precision).toBeGreaterThan(0.97);
  expect(recall).toBeGreaterThan(0.95);
});
