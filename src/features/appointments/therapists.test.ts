import { shadesOf, therapistKey } from './therapists';

const NAMES = ['Ana', 'Berta', 'Carlos', 'Diana', 'Elena', 'Fernando'];

test('six therapists have six colours', () => {
  expect(new Set(shadesOf(NAMES).map(({ shade }) => shade)).size).toBe(6);
});

test('more of them share colours, and one alone keeps their own whoever else is in view', () => {
  expect(shadesOf([...NAMES, 'Gloria', 'Hugo']).every(({ shade }) => shade >= 0 && shade < 6)).toBe(true);
  expect(shadesOf(['Ana'])[0]?.shade).toBe(shadesOf(['Ana', 'Berta'])[0]?.shade);
});

test('a key does not hold the name', () => {
  expect(therapistKey('Ana Ruiz')).not.toMatch(/ana|ruiz/i);
  expect(therapistKey('Ana Ruiz')).not.toBe(therapistKey('Ana Ruíz'));
});
