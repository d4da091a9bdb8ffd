import type { AnySchema } from 'yup';
import { evaluationBodySchema } from '../evaluationSchemas';
import { extrasSchema, workWeeksSchema } from '../hoursSchemas';
import { holidaysSchema, openingHoursSchema } from '../practiceSchemas';

test.each<[string, AnySchema]>([
  ['weeks', workWeeksSchema],
  ['extras', extrasSchema],
  ['holidays', holidaysSchema],
  ['openingHours', openingHoursSchema],
  ['range', evaluationBodySchema],
  ['strength', evaluationBodySchema],
])('what is no object among %s is refused where it stands', (list, schema) => {
  for (const item of [null, 7, 'lunes', []]) {
    const body = { date: '2026-11-18', reason: 'Dolor', [list]: [item, item] };
    expect(() => schema.validateSync(body, { abortEarly: false })).toThrow(
      expect.objectContaining({
        name: 'ValidationError',
        inner: expect.arrayContaining([
          expect.objectContaining({ path: expect.stringMatching(`^${list}.0.`) }),
        ]),
      }),
    );
  }
});
