import { EXERCISES, PRESCRIBED_FIXTURE } from './fixtures';
import { newExercise, routineValues, withExercise, type RoutineExerciseValues } from './routineInput';

const [, bridge, neck] = EXERCISES;
if (!bridge || !neck) throw new Error('The library has three exercises');
const walking = { ...bridge, id: 'walk', name: 'Marcha en el sitio', sets: 3, reps: 1, duration: 120 };
const LIBRARY = new Map([...EXERCISES, walking].map((exercise) => [exercise.id, exercise]));
const choose = (row: RoutineExerciseValues, ...ids: string[]) =>
  ids.reduce((now, id) => withExercise(now, id, LIBRARY), row);
const doseOf = ({ sets, reps, duration, restTime }: RoutineExerciseValues) => [
  sets,
  reps,
  duration,
  restTime,
];

describe('another exercise in a row', () => {
  it('comes with its own dose, as long as nobody entered one', () => {
    const row = choose(newExercise(), 'walk');
    expect(doseOf(row)).toEqual([3, 1, 120, 45]);
    expect(doseOf(choose(row, 'e2'))).toEqual([2, 15, 40, 45]);
    expect(doseOf(choose(row, '', 'e2'))).toEqual([2, 15, 40, 45]);
    // The library proposes nothing.
    expect(doseOf(choose(row, 'e3'))).toEqual([3, 10, 30, 60]);
  });

  it('keeps a dose that somebody entered, and the notes', () => {
    const entered = { ...choose(newExercise(), 'walk'), duration: 60, notes: 'Sin prisa' };
    expect(choose(entered, '', 'e2')).toMatchObject({
      key: entered.key,
      exerciseId: 'e2',
      notes: 'Sin prisa',
    });
    expect(doseOf(choose(entered, '', 'e2'))).toEqual([3, 1, 60, 45]);
    const early = { ...newExercise(), reps: 8 };
    expect(doseOf(choose(early, 'e2'))).toEqual([3, 8, 30, 60]);
  });

  it('keeps the dose of one that has left the library, of which no proposal is known', () => {
    const row = { ...newExercise(), exerciseId: 'gone', saidOf: 'gone' };
    expect(doseOf(choose(row, 'e2'))).toEqual([3, 10, 30, 60]);
  });

  it('comes without what was prescribed with the one before, which the same one keeps', () => {
    const [row] = routineValues(PRESCRIBED_FIXTURE).exercises;
    if (!row) throw new Error('The routine has no exercise');
    expect(choose(row, '', 'e1')).toEqual(row);
    expect(choose(row, 'e3').prescription).toEqual(newExercise().prescription);
    expect(choose(row, '', 'e3').prescription).toEqual(newExercise().prescription);
    const early = { ...newExercise(), prescription: { ...newExercise().prescription, load: '2 kg' } };
    expect(choose(early, 'e3').prescription.load).toBe('2 kg');
  });
});
