import { plansWithPause } from './values';

const DAILY = { frequency: 'DAILY', schedule: null, weeks: 4 };
const TWICE = { frequency: 'TWICE_DAILY', schedule: null, weeks: 4 };
const PAUSE = { frequency: 'CUSTOM', schedule: null, weeks: 4 };

describe('the plans of a routine that goes on after it was ended', () => {
  const plans = (endedOn: string, earlierPlans: Parameters<typeof plansWithPause>[0]['earlierPlans'] = []) =>
    plansWithPause({ frequency: 'DAILY', duration: 4, earlierPlans }, endedOn, '2026-11-20');

  it('ask for nothing from its end to the day on which it goes on', () => {
    expect(plans('2026-11-10')).toEqual([
      { ...DAILY, until: '2026-11-10' },
      { ...PAUSE, until: '2026-11-20' },
    ]);
    expect(plans('2026-11-20')).toEqual([]);
  });

  it('keep what it had before its end, and nothing that it got while it was ended', () => {
    const before = { ...TWICE, frequency: 'TWICE_DAILY' as const, until: '2026-11-05' };
    expect(plans('2026-11-10', [before])).toEqual([
      before,
      { ...DAILY, until: '2026-11-10' },
      { ...PAUSE, until: '2026-11-20' },
    ]);
    expect(plans('2026-11-10', [before, { ...before, until: '2026-11-15' }])).toEqual([
      before,
      { ...TWICE, until: '2026-11-10' },
      { ...PAUSE, until: '2026-11-20' },
    ]);
  });
});
