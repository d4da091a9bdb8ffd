import fc from 'fast-check';
import { foldText } from './common/text';
import { type SearchableExercise, searchExercises } from './exerciseSearch';
import { EXERCISE_SYNONYMS } from './exerciseSynonyms';
import { isSlip, queryStems, stemOf } from './exerciseWords';

const exercise = (name: string, values: Partial<SearchableExercise> = {}): SearchableExercise => ({
  name,
  description: '',
  category: 'Rehabilitación',
  difficulty: 'BEGINNER',
  ...values,
});
const LIBRARY = [
  exercise('Elevación de talones', { description: 'Fortalece la pantorrilla.', region: 'ANKLE_FOOT' }),
  exercise('Estiramiento de isquiotibiales', { region: 'HIP', aim: 'STRETCHING' }),
  exercise('Puente', { description: 'Para los isquiotibiales y el glúteo.', region: 'LUMBAR' }),
  exercise('Retracción cervical', { description: 'Para el cuello.', region: 'CERVICAL', equipment: 'Silla' }),
  exercise('Puente a una pierna', { region: 'LUMBAR' }),
];
const names = (search: string) => searchExercises(LIBRARY, search).map(({ name }) => name);

describe('the words of a search', () => {
  it.each([
    ['gemelos', 'gemelo'],
    ['lumbares', 'lumbar'],
    ['pies', 'pie'],
    ['tos', 'tos'],
  ])('%s is the same word as %s', (one, other) => expect(stemOf(one)).toBe(stemOf(other)));

  it('leave fillers out, unless there is nothing else', () => {
    expect(queryStems('Codo de Tenista')).toEqual(['codo', 'tenista']);
    expect(queryStems('de')).toEqual(['de']);
  });

  it.each([
    ['isqios', 'isquios', true],
    ['menisko', 'menisco', true],
    ['gemleo', 'gemelo', true],
    ['psoass', 'psoas', true],
    ['psoas', 'psoas', false],
    ['isqos', 'isquios', false],
    ['mneisoc', 'menisco', false],
  ])('%s for %s is one slip: %s', (typed, meant, expected) => expect(isSlip(typed, meant)).toBe(expected));

  it('are one slip apart in both directions, whichever letter is left out', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abcde'), minLength: 4, maxLength: 12 });
    fc.assert(
      fc.property(word, fc.nat(), (meant, place) => {
        const at = place % meant.length;
        const typed = meant.slice(0, at) + meant.slice(at + 1);
        expect(isSlip(typed, meant)).toBe(true);
        expect(isSlip(meant, typed)).toBe(true);
      }),
    );
  });
});

describe('a search of the library', () => {
  it.each<[string, string[]]>([
    ['puente', ['Puente', 'Puente a una pierna']],
    ['PUENTES', ['Puente', 'Puente a una pierna']],
    ['isquios', ['Estiramiento de isquiotibiales', 'Puente']],
    ['isqios', ['Estiramiento de isquiotibiales', 'Puente']],
    ['estirar isquios', ['Estiramiento de isquiotibiales']],
    ['gemelo', ['Elevación de talones']],
    ['silla', ['Retracción cervical']],
    ['cervical puente', []],
    ['xyzw', []],
  ])('“%s” finds %j, best first', (search, expected) => expect(names(search)).toEqual(expected));

  it.each([
    ['ejercicios para los gemelos', ['Elevación de talones']],
    ['me duele el cuello', ['Retracción cervical']],
    ['artrosis cervical', ['Retracción cervical']],
    ['ejercicios', []],
  ])('“%s” is asked by the word that tells something', (search, expected) =>
    expect(names(search)).toEqual(expected),
  );

  it('counts a word that tells little where an exercise has it', () => {
    const library = [exercise('Movilidad de muñeca'), exercise('Movilidad tras fractura de muñeca')];
    const [first, ...others] = searchExercises(library, 'fractura muñeca movilidad');
    expect(first?.name).toBe('Movilidad tras fractura de muñeca');
    expect(others).toHaveLength(1);
  });

  it('finds an own exercise, which has no region, by what one calls its muscles', () => {
    const own = exercise('Rotación externa con goma en abducción');
    const ofHip = exercise('Rotación externa de cadera', { region: 'HIP' });
    const library = [ofHip, own, exercise('Sentadilla en multipower', { region: null })];
    expect(searchExercises(library, 'manguito').map(({ name }) => name)).toEqual([own.name]);
    expect(searchExercises(library, 'cuádriceps').map(({ name }) => name)).toEqual([
      'Sentadilla en multipower',
    ]);
  });

  it('finds an own exercise by other words for its region', () => {
    const library = [
      exercise('Movilidad cervical con toalla'),
      exercise('Puente con fitball', { description: 'Para la zona lumbar.', region: null }),
      exercise('Remo cervical', { region: 'SHOULDER' }),
      exercise('Cervicalización de la marcha'),
    ];
    const found = (search: string) => searchExercises(library, search).map(({ name }) => name);
    expect(found('cuello')).toEqual(['Movilidad cervical con toalla']);
    expect(found('ejercicios para lumbalgia')).toEqual(['Puente con fitball']);
    expect(found('cuello fitball')).toEqual([]);
  });

  it('finds a synonym while it is being typed', () => {
    expect(names('isqu')).toContain('Puente');
    expect(names('geme')).toEqual(['Elevación de talones']);
  });

  it('forgives a slip only in words that are not known otherwise', () => {
    const library = [exercise('Flexión de codo'), exercise('Todo el cuerpo')];
    expect(searchExercises(library, 'codo').map(({ name }) => name)).toEqual(['Flexión de codo']);
  });

  it('gives the list itself for an empty search, and some of it, once each, for any other', () => {
    expect(searchExercises(LIBRARY, '  ')).toBe(LIBRARY);
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (search) => {
        const found = searchExercises(LIBRARY, search);
        expect(new Set(found).size).toBe(found.length);
        expect(found.every((one) => LIBRARY.includes(one))).toBe(true);
      }),
    );
  });

  it('puts first the exercise whose whole name is typed, and does not mind accents or case', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LIBRARY), fc.boolean(), ({ name }, isFolded) => {
        expect(names(isFolded ? foldText(name) : name.toUpperCase())[0]).toBe(name);
      }),
    );
  });

  it('knows each spelling of a synonym once within a meaning', () => {
    for (const { words } of EXERCISE_SYNONYMS)
      expect(new Set(words.map((word) => queryStems(word).join(' '))).size).toBe(words.length);
  });
});
