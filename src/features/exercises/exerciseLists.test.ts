import { difficultyText, optionLabel, OWN_LISTS } from './exerciseLists';

const CATEGORIES = [
  { value: 'STRENGTH', label: 'Fuerza' },
  { value: 'Postural', label: 'Higiene postural' },
];

it.each([
  ['STRENGTH', 'Fuerza'],
  ['strength', 'Fuerza'],
  ['Postural', 'Higiene postural'],
  ['Acuática', 'Acuática'],
])('%s reads “%s”', (value, label) => expect(optionLabel(CATEGORIES, value)).toBe(label));

it('reads a difficulty as the server labels it, else in our words', () => {
  const lists = { ...OWN_LISTS, difficulties: [{ value: 'beginner', label: 'Iniciación' }] };
  expect(difficultyText(lists, 'BEGINNER')).toBe('Iniciación');
  expect(difficultyText(lists, 'ADVANCED')).toBe('Avanzado');
});
