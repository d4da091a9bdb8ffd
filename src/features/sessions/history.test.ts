import type { Session } from '@/contract/sessionAnswers';
import { SESSION_FIXTURE } from './fixtures';
import {
  filterHistory,
  newestFirst,
  lastHeld,
  lastSession,
  sessionOfVisit,
  summariseSessions,
  type HistoryFilters,
} from './history';

const TODAY = '2026-11-21';
const session = (id: string, more: Partial<Session> = {}): Session => ({ ...SESSION_FIXTURE, id, ...more });
const ids = (rows: Session[]) => rows.map(({ id }) => id);
const filter = (rows: Session[], filters: Partial<HistoryFilters>) =>
  ids(filterHistory(newestFirst(rows), { search: '', period: 'all', ...filters }, TODAY));

describe('history', () => {
  it('is newest first, by day and then by hour', () => {
    const rows = [
      session('old', { date: '2026-10-01' }),
      session('late', { date: TODAY, time: '18:00' }),
      session('early', { date: TODAY, time: '09:00' }),
    ];
    expect(filter(rows, {})).toEqual(['late', 'early', 'old']);
  });

  it('searches patient, treatment and notes, whatever accents and case', () => {
    const rows = [
      session('a', { patientName: 'Íñigo Núñez', treatmentType: 'Masaje terapéutico', notes: null }),
      session('b', { patientName: 'Ana', treatmentType: 'Ultrasonido', notes: 'Contractura en trapecio' }),
    ];
    expect(filter(rows, { search: 'inigo' })).toEqual(['a']);
    expect(filter(rows, { search: 'TERAPEUTICO masaje' })).toEqual(['a']);
    expect(filter(rows, { search: 'trapecio' })).toEqual(['b']);
    expect(filter(rows, { search: 'consultorio' })).toEqual([]);
    const told = session('c', { notes: null, sharedNotes: 'Camina a diario' });
    expect(filter([...rows, told], { search: 'camina' })).toEqual(['c']);
  });

  it.each([
    ['today', ['today']],
    ['week', ['today', 'week']],
    ['month', ['today', 'week', 'month']],
    ['all', ['tomorrow', 'today', 'week', 'month', 'older']],
  ] as const)('keeps the period %s: 7 and 30 days back, nothing to come', (period, expected) => {
    const rows = [
      session('tomorrow', { date: '2026-11-22' }),
      session('today', { date: TODAY }),
      session('week', { date: '2026-11-14' }),
      session('month', { date: '2026-10-22' }),
      session('older', { date: '2026-10-21' }),
    ];
    expect(filter(rows, { period })).toEqual(expected);
  });

  it('adds up total, completed, no-shows and minutes', () => {
    const rows = [
      session('a', { status: 'COMPLETED', duration: 45 }),
      session('b', { status: 'NO_SHOW', duration: 60 }),
      session('c', { status: undefined, duration: 30 }),
    ];
    expect(summariseSessions(rows)).toMatchObject({ total: 3, completed: 1, noShows: 1, minutes: 135 });
  });
});

describe('the last session', () => {
  const now = { date: TODAY, time: '12:00' };
  it('is the latest up to now, not one that is planned', () => {
    const rows = [
      session('planned', { date: TODAY, time: '12:30' }),
      session('last', { date: TODAY, time: '11:30' }),
      session('older', { date: '2026-11-01' }),
    ];
    expect(lastSession(rows, now)?.id).toBe('last');
  });
  it('is none that was cancelled or missed, past or planned', () => {
    const rows = [
      session('cancelled', { date: TODAY, time: '11:00', status: 'CANCELLED' }),
      session('missed', { date: TODAY, time: '10:00', status: 'NO_SHOW' }),
      session('held', { date: '2026-11-01' }),
    ];
    expect(lastSession(rows, now)?.id).toBe('held');
    expect(lastSession([session('off', { date: '2026-12-01', status: 'CANCELLED' })], now)).toBeUndefined();
  });
  it('is the next planned one where nothing is past, and none where there is none', () => {
    const rows = [session('far', { date: '2026-12-20' }), session('near', { date: '2026-12-01' })];
    expect(lastSession(rows, now)?.id).toBe('near');
    expect(lastSession([], now)).toBeUndefined();
  });
  it('is none after the one that is being written', () => {
    const rows = [
      session('later', { date: '2026-11-20' }),
      session('same', { date: '2026-11-18', time: '09:00' }),
      session('before', { date: '2026-11-11' }),
    ];
    const written = { date: '2026-11-18', time: '08:00' };
    expect(lastSession(rows, now, written)?.id).toBe('before');
    expect(lastSession(rows.slice(0, 2), now, written)).toBeUndefined();
    // Of one that is planned, what lies ahead is no example yet.
    const planned = session('planned', { date: '2026-11-25', status: 'SCHEDULED' });
    expect(lastSession([planned, ...rows], now, { date: '2026-12-01', time: '09:00' })?.id).toBe('later');
  });
  it('that was held is neither planned, cancelled nor missed', () => {
    const rows = [
      session('planned', { date: '2026-12-01' }),
      session('missed', { date: TODAY, time: '10:00', status: 'NO_SHOW' }),
      session('cancelled', { date: TODAY, time: '09:00', status: 'CANCELLED' }),
      session('held', { date: '2026-11-19', status: undefined }),
      session('older', { date: '2026-11-01' }),
    ];
    expect(lastHeld(rows, now)?.id).toBe('held');
    expect(lastHeld(rows.slice(0, 3), now)).toBeUndefined();
  });
});

describe('what may be the session of a visit', () => {
  const visit = { date: TODAY, time: '12:00' };
  const others = session('others', { date: TODAY, time: '09:00', mayCorrect: false });
  const own = session('own', { date: TODAY, time: '10:00', mayCorrect: true });
  const atHour = session('at its hour', { date: TODAY, time: '12:00', status: 'SCHEDULED' });
  it.each([
    ['one at its hour', [others, own, atHour], 'at its hour'],
    ['one’s own', [others, own], 'own'],
    ['a colleague’s', [others], 'others'],
    ['none of another day', [session('old', { time: '12:00' })], undefined],
    ['none that was cancelled', [session('off', { ...visit, status: 'CANCELLED' })], undefined],
    ['none that was missed', [session('missed', { ...visit, status: 'NO_SHOW' })], undefined],
  ])('is %s', (_which, rows, id) => {
    expect(sessionOfVisit(rows, visit)?.id).toBe(id);
  });
});
