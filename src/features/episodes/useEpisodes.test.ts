import { EPISODE_FIXTURES } from './fixtures';
import { episodeOfCare } from './useEpisodes';

const [OPEN, OVER] = EPISODE_FIXTURES;
if (!OPEN || !OVER) throw new Error('The fixtures have two episodes');
const LATER = {
  ...OVER,
  id: 'ep3',
  startedOn: '2025-05-02',
  discharge: { on: '2025-05-12', reason: null, by: null },
};

it.each([
  ['the newest open one', [OPEN, { ...OPEN, id: 'ep0' }, OVER], '2025-03-01', 'ep1'],
  ['the one that lasted on the day', [OVER, LATER], '2025-03-01', 'ep2'],
  ['of several the one that began last', [OVER, LATER], '2025-05-12', 'ep3'],
  ['none after the last discharge, because another is opened', [OVER, LATER], '2025-05-20', null],
  ['none without any', [], '2025-05-12', null],
])('care without a chosen episode belongs to %s', (_which, episodes, day, id) => {
  expect(episodeOfCare(episodes, day)).toBe(id);
});
