import { act, renderHook } from '@testing-library/react';
import { formatTime } from '@/shared/lib/dates';
import { appointmentFixture } from '../../../fixtures';
import { NO_CHOICES } from '../agendaChoices';
import { usePendingMoves } from './usePendingMoves';

it.each([
  ['goes back at once when it is refused', false, '09:30'],
  ['stays when it is saved', true, '12:00'],
])('a move is drawn where it was dropped, and %s', async (_what, isSaved, after) => {
  const rows = [appointmentFixture({ date: '2026-11-24T09:30:00+01:00' })];
  let decide: (saved: boolean) => void = () => undefined;
  const save = () => new Promise<boolean>((resolve) => (decide = resolve));
  const { result, rerender } = renderHook((known) => usePendingMoves(known, NO_CHOICES, save), {
    initialProps: rows,
  });
  const times = () => result.current.shown.map(({ date }) => formatTime(date));
  const move = { appointment: rows[0]!, date: '2026-11-24', time: '12:00', duration: 60 };
  act(() => void result.current.drop(move));
  expect(times()).toEqual(['12:00']);
  await act(async () => decide(isSaved));
  expect(times()).toEqual([after]);
  // What the list says afterwards counts: somebody else may have moved it since.
  rerender([appointmentFixture({ date: '2026-11-24T10:00:00+01:00' })]);
  expect(times()).toEqual(['10:00']);
});
