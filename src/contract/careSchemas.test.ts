import { coverSchema } from './careSchemas';

const COVER = { coveredBy: 'other', firstDay: '2026-12-01', lastDay: '2026-12-05' };

test('a cover lasts from one calendar day to another', () => {
  expect(coverSchema.isValidSync(COVER)).toBe(true);
  expect(coverSchema.isValidSync({ ...COVER, lastDay: '2026-11-30' })).toBe(false);
});

test.each(['no day', '2026-02-30', '2026-13-01', '\u0000', '12026-01-01'])(
  '«%s» is refused, not thrown',
  (firstDay) => {
    expect(coverSchema.isValidSync({ ...COVER, firstDay })).toBe(false);
  },
);
