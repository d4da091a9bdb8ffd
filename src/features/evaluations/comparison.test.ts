import type { Evaluation } from '@/contract/evaluationAnswers';
import {
  compareEvaluations,
  firstVisit,
  latestVisit,
  measureLabel,
  previousVisit,
  subjectsOf,
  trendsOf,
  verdictOf,
} from './comparison';
import { EVALUATION_FIXTURE } from './fixtures';

const evaluation = (more: Partial<Evaluation>): Evaluation => ({
  ...EVALUATION_FIXTURE,
  range: [],
  strength: [],
  ...more,
});
const knee = (degrees: number) => [{ movement: 'KNEE_FLEXION', side: 'LEFT' as const, degrees }];

describe('comparing with the visit before', () => {
  it('finds each measure of before, whatever its place', () => {
    const before = evaluation({
      pain: 7,
      range: [{ movement: 'KNEE_FLEXION', side: 'RIGHT', degrees: 120 }, ...knee(80)],
      strength: [{ group: 'KNEE_EXTENSORS', side: 'LEFT', grade: 3 }],
    });
    const now = evaluation({
      pain: 3,
      range: knee(95),
      strength: [
        { group: 'KNEE_EXTENSORS', side: 'LEFT', grade: 3 },
        { group: 'NECK_FLEXORS', side: 'MIDLINE', grade: 5 },
      ],
    });
    expect(
      compareEvaluations(now, before).map((row) => [
        measureLabel(row),
        row.before,
        row.value,
        row.change,
        row.verdict,
      ]),
    ).toEqual([
      ['Dolor', 7, 3, -4, 'better'],
      ['Rodilla · Flexión (izquierda)', 80, 95, 15, 'better'],
      ['Extensores de la rodilla (izquierda)', 3, 3, 0, 'same'],
      ['Flexores del cuello', null, 5, null, null],
      ['Rodilla · Flexión (derecha)', 120, null, null, null],
    ]);
  });

  it('takes the visit before of the same episode, past those of another complaint', () => {
    const of = (id: string, episodeId?: string | null) =>
      evaluation({ id, ...(episodeId !== undefined && { episodeId }) });
    const before = (visits: Evaluation[]) => visits.map((_visit, at) => previousVisit(visits, at)?.id);
    expect(before([of('d', 'knee'), of('c', 'shoulder'), of('b', 'knee'), of('a', null)])).toEqual([
      'b',
      undefined,
      undefined,
      undefined,
    ]);
    const first = (visits: Evaluation[]) => visits.map((_visit, at) => firstVisit(visits, at)?.id);
    expect(first([of('e', 'knee'), of('d', 'shoulder'), of('c', 'knee'), of('b', 'knee')])).toEqual([
      'b',
      undefined,
      'b',
      undefined,
    ]);
    // A backend without episodes says nothing of them.
    expect(before([of('b'), of('a')])).toEqual(['a', undefined]);
  });

  it('takes for what is being written the latest visit of its episode up to its day', () => {
    const of = (date: string, episodeId: string | null) => evaluation({ id: date, date, episodeId });
    const visits = [
      of('2026-11-12T09:00:00+01:00', 'knee'),
      of('2026-11-10', 'shoulder'),
      of('2026-11-02', 'knee'),
    ];
    const idOf = (episode: string | null, day: string) => latestVisit(visits, episode, day)?.id.slice(0, 10);
    expect(idOf('knee', '2026-11-12')).toBe('2026-11-12');
    expect(idOf('knee', '2026-11-11')).toBe('2026-11-02');
    expect(idOf('shoulder', '2026-11-12')).toBe('2026-11-10');
    expect(idOf(null, '2026-11-12')).toBeUndefined();
  });

  it('keeps what only the visit before measured, after what both did', () => {
    const before = evaluation({
      pain: 7,
      range: knee(80),
      strength: [{ group: 'KNEE_EXTENSORS', side: 'LEFT', grade: 3 }],
    });
    const now = evaluation({
      pain: null,
      range: [{ movement: 'KNEE_FLEXION', side: 'RIGHT', degrees: 130 }],
    });
    expect(
      compareEvaluations(now, before).map((row) => [measureLabel(row), row.before, row.value, row.change]),
    ).toEqual([
      ['Rodilla · Flexión (derecha)', null, 130, null],
      ['Dolor', 7, null, null],
      ['Rodilla · Flexión (izquierda)', 80, null, null],
      ['Extensores de la rodilla (izquierda)', 3, null, null],
    ]);
  });

  it('has nothing to compare at the first visit', () => {
    expect(compareEvaluations(evaluation({ pain: 3 }), undefined)).toMatchObject([
      { value: 3, change: null },
    ]);
  });

  it.each([
    ['pain', 5, 3, 0, 'worse'],
    ['pain', 0, 3, 0, 'better'],
    // Two points matter, whatever the value before.
    ['pain', 6, 7, 0, 'small'],
    ['pain', 8, 7, 0, 'small'],
    ['pain', 5, 7, 0, 'better'],
    ['pain', 2, 3, 0, 'small'],
    ['pain', 1, 0, 0, 'small'],
    ['pain', 2, 0, 0, 'worse'],
    ['range', 100, 90, 135, 'better'],
    ['range', 90, 100, 135, 'worse'],
    // Hyperextension beyond the reference is not an improvement.
    ['range', 5, 0, 0, 'same'],
    ['range', -10, -15, 0, 'better'],
    ['strength', 4, 5, 5, 'worse'],
  ] as const)('judges %s of %i after %i against %i: %s', (kind, value, before, reference, verdict) => {
    expect(verdictOf({ kind, value, reference }, before)).toBe(verdict);
  });
});

describe('trends', () => {
  const visits = [
    evaluation({ range: knee(80) }),
    evaluation({ range: [] }),
    evaluation({ range: [{ movement: 'KNEE_FLEXION', side: 'RIGHT', degrees: 130 }, ...knee(100)] }),
  ];
  it('lists what was ever measured', () => {
    expect(subjectsOf(visits, 'range')).toEqual([{ id: 'KNEE_FLEXION', name: 'Rodilla · Flexión' }]);
    expect(subjectsOf(visits, 'strength')).toEqual([]);
  });
  it('has a line for each side, with gaps where nothing was measured', () => {
    expect(trendsOf(visits, 'range', 'KNEE_FLEXION')).toEqual([
      { name: 'Derecha', values: [null, null, 130] },
      { name: 'Izquierda', values: [80, null, 100] },
    ]);
  });
});
