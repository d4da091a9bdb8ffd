import * as yup from 'yup';

const todayProgress = yup
  .object({
    id: yup.string().required(),
    status: yup.string().required(),
    completedExercises: yup.number().required(),
    totalExercises: yup.number().required(),
  })
  .nullable();

/** What the patient may read of an exercise. */
const exercise = yup.object({
  id: yup.string().required(),
  name: yup.string().required(),
  description: yup.string().nullable(),
  category: yup.string().nullable(),
  difficulty: yup.string().nullable(),
  equipment: yup.string().nullable(),
  instructions: yup.string().nullable(),
  videoUrl: yup.string().nullable(),
  imageUrl: yup.string().nullable(),
  startingPosition: yup.string().nullable(),
  steps: yup.array(yup.string().required()).nullable(),
  commonMistakes: yup.array(yup.string().required()).nullable(),
  precautions: yup.array(yup.string().required()).nullable(),
  figure: yup.mixed(),
  figureAlt: yup.string().nullable(),
});

const dose = {
  sets: yup.number().required(),
  reps: yup.number().required(),
  duration: yup.number().required(),
  restTime: yup.number().required(),
  notes: yup.string().nullable(),
};

/** A routine as its patient reads it (spec §3 Routine), with what today holds of it. */
const patientRoutine = yup.object({
  id: yup.string().required(),
  name: yup.string().required(),
  description: yup.string().nullable(),
  frequency: yup.string().required(),
  duration: yup.number().required(),
  notes: yup.string().nullable(),
  patientId: yup.string().nullable(),
  category: yup.string().nullable(),
  difficulty: yup.string().required(),
  status: yup.string().required(),
  createdAt: yup.string().required(),
  exercises: yup
    .array(
      yup.object({
        exerciseId: yup.string().required(),
        order: yup.number().required(),
        ...dose,
        exercise: exercise.required(),
      }),
    )
    .required(),
  todayProgress,
  runsDueToday: yup.number().required(),
  runsDoneToday: yup.number().required(),
  supportsPain: yup.boolean().required(),
});

/** GET today, GET my-routines. */
export const patientRoutinesAnswer = yup.object({ data: yup.array(patientRoutine.required()).required() });

const progress = yup.object({
  id: yup.string().required(),
  routine: yup.object({ id: yup.string().required(), name: yup.string().required() }).required(),
  status: yup.string().required(),
  startedAt: yup.string().required(),
  finishedAt: yup.string().nullable(),
  notes: yup.string().nullable(),
  painBefore: yup.number().nullable(),
  painAfter: yup.number().nullable(),
  effort: yup.number().nullable(),
  exercises: yup
    .array(
      yup.object({
        exercise: exercise.required(),
        order: yup.number().required(),
        ...dose,
        status: yup.string().required(),
        actualSets: yup.number().nullable(),
        actualReps: yup.number().nullable(),
        actualDuration: yup.number().nullable(),
        actualNotes: yup.string().nullable(),
        pain: yup.number().nullable(),
        effort: yup.number().nullable(),
      }),
    )
    .required(),
  todayProgress,
  supportsPain: yup.boolean().required(),
});

/** GET {id}. */
export const progressAnswer = yup.object({ data: progress.required() });

/** POST start, complete-exercise, finish and PATCH {id} (spec §7: data.routineProgress). */
export const routineProgressAnswer = yup.object({
  data: yup.object({ routineProgress: progress.required() }).required(),
});

const day = yup.object({
  date: yup.string().required(),
  completed: yup.number().required(),
  due: yup.number().required(),
});

const painPoints = yup
  .array(
    yup.object({
      date: yup.string().required(),
      before: yup.number().nullable(),
      after: yup.number().nullable(),
    }),
  )
  .required();

/** GET stats. */
export const statsAnswer = yup.object({
  data: yup
    .object({
      completedToday: yup.number().required(),
      totalRoutines: yup.number().required(),
      shouldCompleteToday: yup.number().required(),
      progressPercentage: yup.number().required(),
      averageTime: yup.number().required(),
      weeklyProgress: yup.array(day).required(),
      painOverTime: painPoints,
    })
    .required(),
});

/** GET /api/patients/{id}/adherence. */
export const adherenceAnswer = yup.object({
  data: yup
    .object({
      days: yup.array(day).required(),
      painOverTime: painPoints,
      routines: yup
        .array(
          yup.object({
            id: yup.string().required(),
            name: yup.string().required(),
            frequency: yup.string().required(),
            completed: yup.number().required(),
            due: yup.number().required(),
          }),
        )
        .required(),
      runs: yup
        .array(
          yup.object({
            id: yup.string().required(),
            routineName: yup.string().required(),
            date: yup.string().required(),
            status: yup.string().required(),
            completedExercises: yup.number().required(),
            totalExercises: yup.number().required(),
            painBefore: yup.number().nullable(),
            painAfter: yup.number().nullable(),
            effort: yup.number().nullable(),
            notes: yup.string().nullable(),
            alert: yup.boolean().required(),
          }),
        )
        .required(),
    })
    .required(),
});
