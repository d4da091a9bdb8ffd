import { rawRoutine, rawRun, rawStep } from './fixtures';
import { patientRoutineOf, runOf, statsOf } from './normalise';

describe('a run', () => {
  it.each([
    ['bare', rawRun()],
    ['under data', { data: rawRun() }],
    ['under data.routineProgress', { data: { routineProgress: rawRun() } }],
    ['under routineProgress', { routineProgress: rawRun() }],
    [
      'with _id and lower-case statuses',
      { data: { ...rawRun({ status: 'in_progress' }), id: undefined, _id: 'run-1' } },
    ],
  ])('is read %s', (_shape, answer) => {
    expect(runOf(answer)).toMatchObject({
      id: 'run-1',
      status: 'IN_PROGRESS',
      routine: { name: 'Rodilla fuerte' },
      supportsPain: false,
    });
    expect(runOf(answer).exercises).toHaveLength(3);
  });

  it('keeps a place for an exercise whose structure is not the expected one', () => {
    const exercises = [rawStep(1), { sets: 3 }, 'x', rawStep(2, { exercise: { id: 'e', name: '' } })];
    expect(runOf(rawRun({ exercises })).exercises.map((item) => item?.exercise.name ?? null)).toEqual([
      'Sentadilla con apoyo',
      null,
      null,
      null,
    ]);
  });

  it('is empty where the answer is something else', () => {
    expect(runOf(null)).toMatchObject({ id: '', exercises: [] });
    expect(runOf(rawRun({ exercises: undefined })).exercises).toEqual([]);
  });

  it('fills in 30 s and 60 s of rest', () => {
    const [item] = runOf(rawRun({ exercises: [{ exercise: { _id: 7, name: 'Puente' } }] })).exercises;
    expect(item).toMatchObject({ exercise: { id: '7' }, duration: 30, restTime: 60, status: 'PENDING' });
  });
});

describe('a routine of the patient', () => {
  const progress = { id: 'run-1', status: 'in_progress', completedExercises: 1, totalExercises: 3 };

  it('carries today’s state, or is a run with its routine within', () => {
    const routine = patientRoutineOf(rawRoutine({ todayProgress: progress }));
    const run = patientRoutineOf({ ...rawRun(), routine: rawRoutine(), status: 'in_progress' });
    expect(routine.todayProgress).toEqual({ ...progress, status: 'IN_PROGRESS' });
    expect(run).toMatchObject({
      id: 'rutina-1',
      todayProgress: { id: 'run-1', status: 'IN_PROGRESS', totalExercises: 3 },
    });
  });

  it('is begun anew where the run was made but not begun', () => {
    expect(
      patientRoutineOf(rawRoutine({ todayProgress: { ...progress, status: 'PENDING' } })).todayProgress,
    ).toBeNull();
    expect(
      patientRoutineOf({ ...rawRun({ status: 'pending' }), routine: rawRoutine() }).todayProgress,
    ).toBeNull();
  });

  it('orders its exercises', () => {
    const exercises = [rawStep(3), rawStep(1), rawStep(2)];
    expect(patientRoutineOf(rawRoutine({ exercises })).exercises.map(({ order }) => order)).toEqual([
      1, 2, 3,
    ]);
  });
});

it('reads figures, whatever the backend calls its days', () => {
  expect(
    statsOf({ data: { completedToday: '2', progressPercentage: 66.6, weeklyProgress: 5 } }),
  ).toMatchObject({
    completedToday: 2,
    progressPercentage: 67,
    averageTime: 0,
    weeklyProgress: [],
  });
  expect(statsOf({ weeklyProgress: [{ day: 'Lun', count: 2 }] }).weeklyProgress).toEqual([
    { date: 'Lun', completed: 2, due: 2 },
  ]);
});
