import { EXERCISE_FIXTURE, exerciseFixtures } from './fixtures';
import { findExercises } from './exerciseLists';

const NONE = { search: '', category: '', difficulty: '' };
const LIBRARY = [
  { ...EXERCISE_FIXTURE, id: 'knee' },
  {
    ...EXERCISE_FIXTURE,
    id: 'neck',
    name: 'Retracción cervical',
    description: 'Para el cuello.',
    category: 'Postural',
    difficulty: 'ADVANCED' as const,
    equipment: 'Sin material',
    region: 'CERVICAL',
    aim: 'MOTOR_CONTROL',
  },
];
const ids = (filters: Partial<typeof NONE>) =>
  findExercises(LIBRARY, { ...NONE, ...filters }).map(({ id }) => id);

it.each([
  ['', ['knee', 'neck']],
  ['RETRACCION', ['neck']],
  ['extensión', ['knee']],
  ['rodilla', ['knee']],
  ['control motor', ['neck']],
  ['lastre', ['knee']],
  ['fuerza', ['knee']],
  ['cervical rodilla', []],
  ['  ', ['knee', 'neck']],
])('finds “%s” by name, region, aim and equipment, accents and case aside', (search, expected) =>
  expect(ids({ search })).toEqual(expected),
);

it('filters by category, and by difficulty in either case', () => {
  expect(ids({ category: 'Postural' })).toEqual(['neck']);
  expect(ids({ difficulty: 'advanced' })).toEqual(['neck']);
  expect(ids({ category: 'Postural', difficulty: 'BEGINNER' })).toEqual([]);
});

it('puts first whose name begins with the search', () => {
  const other = { ...EXERCISE_FIXTURE, id: 'other', name: 'Movilidad', description: 'Tras la retracción' };
  expect(findExercises([other, ...LIBRARY], { ...NONE, search: 'retrac' }).map(({ id }) => id)).toEqual([
    'neck',
    'other',
  ]);
});

it('searches 5,000 exercises well within a frame once their text is folded', () => {
  const many = exerciseFixtures(5000);
  findExercises(many, { ...NONE, search: 'x' });
  // The fastest of a few rounds, to exclude other load of the machine.
  const rounds = Array.from({ length: 5 }, () => {
    const begin = performance.now();
    for (const search of ['e', 'ej', 'goma', 'cadera equilibrio', 'numero 4999']) {
      findExercises(many, { ...NONE, search });
    }
    return (performance.now() - begin) / 5;
  });
  expect(Math.min(...rounds)).toBeLessThan(50);
});
