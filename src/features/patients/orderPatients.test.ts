import fc from 'fast-check';
import { patientFixtures } from './fixtures';
import { orderOf, orderPatients, PATIENT_ORDERS, sortOf } from './orderPatients';

const named = (names: string[]) =>
  patientFixtures(names.length).map((patient, at) => ({ ...patient, name: names[at] ?? '' }));
const namesIn = (order: Parameters<typeof orderPatients>[1], names: string[]) =>
  orderPatients(named(names), order).map(({ name }) => name);

test('names are in Spanish order, whatever their accents and case', () => {
  const names = ['Zoe', 'Ñuño', 'ángel', 'Nuria', 'Ana'];
  expect(namesIn('name', names)).toEqual(['Ana', 'ángel', 'Nuria', 'Ñuño', 'Zoe']);
  expect(namesIn('-name', names)).toEqual(['Zoe', 'Ñuño', 'Nuria', 'ángel', 'Ana']);
});

test('without an order the list stays as the backend sent it', () => {
  const all = patientFixtures(5);
  expect(orderPatients(all, '')).toBe(all);
});

test('the latest registration comes first in descending order', () => {
  const all = patientFixtures(12);
  const dates = orderPatients(all, '-createdAt').map(({ createdAt }) => createdAt);
  expect(dates).toEqual([...dates].sort().reverse());
});

test('an order loses nobody, and a heading reads what it asked for', () => {
  fc.assert(
    fc.property(fc.array(fc.string()), fc.constantFrom(...PATIENT_ORDERS), (names, order) => {
      expect([...namesIn(order, names)].sort()).toEqual([...names].sort());
      const sort = sortOf(order);
      expect(sort && orderOf(sort)).toBe(order);
    }),
  );
});
