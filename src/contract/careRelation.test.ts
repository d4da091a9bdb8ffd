import fc from 'fast-check';
import { actsFor, type CoverDays, coverHolds, relationOn } from './careRelation';
import { addDays } from './common/practiceTime';

const COVER: CoverDays = {
  therapistId: 'ana',
  coveredBy: 'berta',
  firstDay: '2027-03-27',
  lastDay: '2027-03-29',
  isEnded: false,
};
const TEAM = { leadId: 'ana', collaboratorIds: ['carla'] };

describe('a cover', () => {
  it.each([
    ['2027-03-26', null],
    ['2027-03-27', 'COVER'],
    // The clocks change on this day.
    ['2027-03-28', 'COVER'],
    ['2027-03-29', 'COVER'],
    ['2027-03-30', null],
  ])('on %s gives %s', (day, relation) => {
    expect(relationOn('berta', day, TEAM, [COVER])).toBe(relation);
  });

  it('counts on its first and its last day, also of one day, and no longer once it was ended', () => {
    const one = { ...COVER, firstDay: '2027-10-31', lastDay: '2027-10-31' };
    expect(coverHolds(one, '2027-10-31')).toBe(true);
    expect(coverHolds({ ...one, isEnded: true }, '2027-10-31')).toBe(false);
  });

  it('is of the therapist who is away and goes no further', () => {
    const covers = [COVER, { ...COVER, therapistId: 'berta', coveredBy: 'diego' }];
    expect(actsFor('diego', '2027-03-28', covers)).toEqual(['diego', 'berta']);
    expect(relationOn('diego', '2027-03-28', TEAM, covers)).toBeNull();
    expect(relationOn('ana', '2027-03-28', { leadId: 'berta', collaboratorIds: [] }, covers)).toBeNull();
  });

  it('of a collaborator reaches the patients on whom they collaborate', () => {
    const covers = [{ ...COVER, therapistId: 'carla' }];
    expect(relationOn('berta', '2027-03-28', TEAM, covers)).toBe('COVER');
  });
});

it('the closest relation counts', () => {
  const covers = [{ ...COVER, coveredBy: 'carla' }];
  expect(relationOn('ana', '2027-03-28', TEAM, [])).toBe('LEAD');
  expect(relationOn('carla', '2027-03-28', TEAM, covers)).toBe('COLLABORATOR');
  expect(relationOn('berta', '2027-03-28', TEAM, [])).toBeNull();
});

it('nobody gains or loses anything by covers that do not hold', () => {
  const person = fc.constantFrom('ana', 'berta', 'carla', 'diego');
  const day = fc.integer({ min: 0, max: 400 }).map((days) => addDays('2027-01-01', days));
  const cover = fc.record({
    therapistId: person,
    coveredBy: person,
    firstDay: day,
    lastDay: day,
    isEnded: fc.boolean(),
  });
  fc.assert(
    fc.property(person, day, fc.array(cover), (who, today, covers) => {
      const holding = covers.filter((one) => coverHolds(one, today));
      expect(relationOn(who, today, TEAM, covers)).toBe(relationOn(who, today, TEAM, holding));
    }),
  );
});
