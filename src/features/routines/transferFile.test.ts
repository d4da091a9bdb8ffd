import fc from 'fast-check';
import { EXERCISES, PRESCRIBED_FIXTURE, ROUTINE_FIXTURE, ROUTINES } from './fixtures';
import { routineValues, toRoutineInput } from './routineInput';
import { routineFile, routineFileName } from './routineFile';
import { importRoutineFile, readRoutineFile } from './transferFile';

const INTO = { exercises: EXERCISES, patientIds: ['p1', 'p2'] };
const NOW = new Date('2026-11-21T10:00:00Z');
const file = () => JSON.parse(routineFile(ROUTINE_FIXTURE, NOW)) as Record<string, unknown>;
const routineOf = (content: Record<string, unknown>) => content.routine as Record<string, unknown>;

it.each(ROUTINES)('gives back an equal routine: $name', (routine) => {
  const { values, error } = readRoutineFile(routineFile(routine, NOW), INTO);
  expect(error).toBeUndefined();
  expect(values && toRoutineInput(values)).toEqual(toRoutineInput(routineValues(routine)));
});

it('accepts whatever the product wrote, with the signs that people write', () => {
  const sign = fc.constantFrom('<', '>', '<fase 1>', '<b', '5/10', '&', '"', '\\', '\n', 'ñ', '😀', '‮', "'");
  const words = fc
    .array(fc.oneof(sign, fc.string({ maxLength: 8 })), { maxLength: 8 })
    .map((all) => all.join(' '));
  const dose = fc.record({
    sets: fc.integer({ min: 0, max: 80 }),
    reps: fc.integer({ min: 0, max: 200 }),
    duration: fc.integer({ min: 0, max: 4000 }),
    restTime: fc.integer({ min: 0, max: 4000 }),
    notes: fc.oneof(fc.constant(null), words),
  });
  const arbitrary = fc.record({
    name: words.map((text) => `Rutina ${text}`.slice(0, 120)),
    description: fc.oneof(fc.constant(null), words),
    notes: fc.oneof(fc.constant(null), words),
    category: fc.oneof(fc.constant(null), fc.constant('Rehabilitación')),
    frequency: fc.constantFrom('DAILY', 'CUSTOM', ''),
    duration: fc.integer({ min: 0, max: 99 }),
    dose,
  });
  const isCode = /<!|<\?|javascript:|data:text/i;
  fc.assert(
    fc.property(arbitrary, ({ dose: one, ...values }) => {
      const exercises = ROUTINE_FIXTURE.exercises.map((row) => ({ ...row, ...one }));
      const content = routineFile({ ...ROUTINE_FIXTURE, ...values, exercises }, NOW);
      fc.pre(!isCode.test(content));
      const { values: read, error } = readRoutineFile(content, INTO);
      expect(error).toBeUndefined();
      expect(read).toMatchObject({ name: values.name, notes: values.notes ?? '' });
    }),
  );
});

it('carries what is prescribed with an exercise', () => {
  const { values } = readRoutineFile(routineFile(PRESCRIBED_FIXTURE, NOW), INTO);
  const sent = values && toRoutineInput(values, { takesPrescriptions: true });
  expect(sent?.exercises.map(({ prescription }) => prescription)).toEqual(
    PRESCRIBED_FIXTURE.exercises.map(({ prescription }) => prescription),
  );
});

it('carries a schema version and no name of a patient', () => {
  expect(file()).toMatchObject({ type: 'routine', schemaVersion: 1, exportedAt: '2026-11-21T10:00:00.000Z' });
  expect(routineFile(ROUTINE_FIXTURE, NOW)).not.toContain('Manuel');
  expect(routineFileName({ ...ROUTINE_FIXTURE, name: '¡Fase 1: rótula/cuádriceps!' })).toBe(
    'rutina-fase-1-rotula-cuadriceps.json',
  );
  expect(routineFileName({ ...ROUTINE_FIXTURE, name: '../..' })).toBe('rutina-sin-nombre.json');
});

it('finds an exercise by its name in another practice, whose patient it leaves open', () => {
  const elsewhere = EXERCISES.map((exercise) => ({ ...exercise, id: `other-${exercise.id}` }));
  const { values } = readRoutineFile(routineFile(ROUTINE_FIXTURE, NOW), {
    exercises: elsewhere,
    patientIds: [],
  });
  expect(values?.patientId).toBe('');
  expect(values?.exercises.map(({ exerciseId }) => exerciseId)).toEqual(['other-e1', 'other-e2']);
});

it('names the exercise that is not in the library', () => {
  const { error } = readRoutineFile(routineFile(ROUTINE_FIXTURE, NOW), {
    ...INTO,
    exercises: EXERCISES.slice(0, 1),
  });
  expect(error).toBe('El ejercicio 2 («Puente de glúteos») no está en la biblioteca');
});

const NOT_ROUTINE = 'El archivo no es una rutina exportada';
const INVALID = 'El archivo no contiene una rutina válida';
const DANGEROUS = 'El archivo contiene código y no se ha importado';

const changed = (change: (routine: Record<string, unknown>) => void) => {
  const content = file();
  change(routineOf(content));
  return JSON.stringify(content);
};
const firstExercise = (routine: Record<string, unknown>) =>
  (routine.exercises as Record<string, unknown>[])[0] as Record<string, unknown>;

it.each<[string, string, string]>([
  ['no JSON', 'hola', NOT_ROUTINE],
  ['nothing', '', NOT_ROUTINE],
  ['null', 'null', NOT_ROUTINE],
  ['a list', '[]', NOT_ROUTINE],
  [
    'another version',
    JSON.stringify({ ...file(), schemaVersion: 2 }),
    'El archivo es de otra versión y no se puede importar',
  ],
  ['another type', JSON.stringify({ ...file(), type: 'patient' }), INVALID],
  ['unknown fields', JSON.stringify({ ...file(), admin: true }), INVALID],
  ['unknown fields inside', changed((routine) => (routine.status = 'COMPLETED')), INVALID],
  ['no exercises', changed((routine) => (routine.exercises = [])), INVALID],
  ['exercises as text', changed((routine) => (routine.exercises = 'e1')), INVALID],
  ['a number as name', changed((routine) => (routine.name = 7)), INVALID],
  ['text as weeks', changed((routine) => (routine.duration = '6')), INVALID],
  ['53 weeks', changed((routine) => (routine.duration = 53)), INVALID],
  ['no sets', changed((routine) => (firstExercise(routine).sets = 0)), INVALID],
  ['endless sets', changed((routine) => (firstExercise(routine).sets = 1e9)), INVALID],
  ['an object as notes', changed((routine) => (firstExercise(routine).notes = {})), INVALID],
  [
    'a thousand exercises',
    changed((routine) => (routine.exercises = Array.from({ length: 1000 }, () => firstExercise(routine)))),
    INVALID,
  ],
  ['a name without end', changed((routine) => (routine.name = 'x'.repeat(5000))), INVALID],
  ['script in the name', changed((routine) => (routine.name = '<script>alert(1)</script>')), DANGEROUS],
  [
    'script in an exercise',
    changed((routine) => (firstExercise(routine).notes = '<img src=x onerror=alert(1)>')),
    DANGEROUS,
  ],
  ['a javascript address', changed((routine) => (routine.description = 'JavaScript:alert(1)')), DANGEROUS],
  [
    '__proto__',
    routineFile(ROUTINE_FIXTURE, NOW).replace(
      '"routine": {',
      '"routine": { "__proto__": { "polluted": true },',
    ),
    DANGEROUS,
  ],
  [
    'constructor',
    routineFile(ROUTINE_FIXTURE, NOW).replace(
      '"routine": {',
      '"routine": { "constructor": { "prototype": {} },',
    ),
    DANGEROUS,
  ],
  ['an abyss', `{"schemaVersion":1,"routine":${'['.repeat(5000)}${']'.repeat(5000)}}`, DANGEROUS],
  ['ten megabytes', ' '.repeat(10_000_000), 'El archivo es demasiado grande para ser una rutina'],
])('refuses %s', (_what, content, error) => {
  expect(readRoutineFile(content, INTO)).toEqual({ error });
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
});

it('refuses a large file before reading it', async () => {
  const read = jest.spyOn(FileReader.prototype, 'readAsText');
  const large = new File(['x'.repeat(10_000_000)], 'rutina.json');
  expect((await importRoutineFile(large, INTO)).error).toBe(
    'El archivo es demasiado grande para ser una rutina',
  );
  expect(read).not.toHaveBeenCalled();
});
