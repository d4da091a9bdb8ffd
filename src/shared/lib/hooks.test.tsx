import { act, render, screen } from '@testing-library/react';
import { useNow } from './hooks';

function Clock() {
  return <p>{useNow().toISOString()}</p>;
}

beforeEach(() => jest.useFakeTimers({ now: new Date('2026-11-24T10:00:40Z') }));

it('moves on at each full minute', () => {
  render(<Clock />);
  expect(screen.getByText('2026-11-24T10:00:40.000Z')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(19_999));
  expect(screen.getByText('2026-11-24T10:00:40.000Z')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(1));
  expect(screen.getByText('2026-11-24T10:01:00.000Z')).toBeInTheDocument();
  act(() => void jest.advanceTimersByTime(60_000));
  expect(screen.getByText('2026-11-24T10:02:00.000Z')).toBeInTheDocument();
});

it('catches up when the page is seen again', () => {
  render(<Clock />);
  jest.setSystemTime(new Date('2026-11-24T10:30:05Z'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(screen.getByText('2026-11-24T10:30:05.000Z')).toBeInTheDocument();
});
