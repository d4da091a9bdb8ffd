import fc from 'fast-check';
import { type Identity, likenessKeys, likenessOf } from '@/contract/patientLikeness';
import { patientDetails } from '../db/schema';
import { testServer, type TestServer } from '../testing/testServer';
import { likenessRepository } from './likenessRepository';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const WORDS = [
  'Mª',
  'María',
  'Fco.',
  'Francisco',
  'de',
  'la',
  'Peña',
  'PENA',
  'Núñez',
  'Nunez',
  'Ruiz',
  'Ruíz',
  'Łukasz',
];
const optional = <Value>(...values: Value[]) => fc.constantFrom(null, ...values);
const person: fc.Arbitrary<Identity> = fc.record({
  name: fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 4 })
    .chain((words) => fc.constantFrom(' ', ', ', '-').map((between) => words.join(between))),
  email: optional('eva@correo.example', 'Otro@Correo.example'),
  phone: optional('612 345 678', '+34 612-345-678', '915 551 234'),
  secondPhone: optional('612345678', '0034915551234'),
  dateOfBirth: optional('1980-03-12', '1980-12-03', '1980-03-13', '1955-01-01'),
  documentNumber: optional('12345678Z', '12.345.678-z', 'X1234567L'),
});

test('two likely records always share a key', () => {
  fc.assert(
    fc.property(person, person, (one, other) => {
      const shared = likenessKeys(one).some((key) => likenessKeys(other).includes(key));
      expect(likenessOf(one, other).length > 0 && !shared).toBe(false);
    }),
    { numRuns: 5000 },
  );
});

test('the database finds every likely record among the stored ones', async () => {
  const therapist = await server.signIn('THERAPIST');
  const stored = fc.sample(person, { numRuns: 150, seed: 7 });
  const asked = fc.sample(person, { numRuns: 150, seed: 11 });
  const ids: string[] = [];
  for (const { name, phone, dateOfBirth, secondPhone, documentNumber, email } of stored) {
    const { id } = await server.addPatient(therapist, { name, phone, dateOfBirth, email });
    ids.push(id);
    const number = documentNumber?.replace(/[.-]/g, '').toUpperCase() ?? null;
    await server.db
      .insert(patientDetails)
      .values({ patientId: id, secondPhone, documentNumber: number, documentKind: number ? 'NIF' : null });
  }
  const found = new Set(
    (await likenessRepository(server.db).candidatesOf(asked)).map(({ at, id }) => `${at} ${id}`),
  );
  const likely = asked.flatMap((one, at) =>
    stored.flatMap((other, place) =>
      likenessOf(one, other).length > 0 ? [`${at} ${ids[place] ?? ''}`] : [],
    ),
  );
  expect(likely.length).toBeGreaterThan(100);
  expect(likely.filter((pair) => !found.has(pair))).toEqual([]);
});
