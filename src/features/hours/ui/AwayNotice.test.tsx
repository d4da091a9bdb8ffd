import { screen } from '@testing-library/react';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { HOURS_FIXTURE } from '../fixtures';
import { AwayNotice } from './AwayNotice';

const show = (from: string, to: string, hours: FakeHandler = () => ({ therapists: [HOURS_FIXTURE] })) =>
  renderApp(<AwayNotice therapistId={THERAPIST.id} from={from} to={to} />, {
    user: THERAPIST,
    routes: { 'GET /api/hours': hours },
  });

it.each([
  ['2026-12-01', '2026-12-03'],
  ['2026-12-03', '2026-12-20'],
])('says when somebody is away from %s to %s', async (from, to) => {
  show(from, to);
  expect(await screen.findByText(`${THERAPIST.name} también falta en esos días`)).toBeVisible();
  expect(screen.getByText('03/12/2026, de 09:00 a 12:00')).toBeVisible();
});

it.each([
  ['on other days', undefined],
  ['where the server keeps no hours', () => answer(404)],
])('says nothing %s, without a toast', async (_what, hours) => {
  const { answered, backend, toasts } = show('2026-12-04', '2026-12-20', hours);
  await answered();
  expect(backend.sent('GET', '/api/hours')).toHaveLength(1);
  expect(screen.queryByText(/también falta/)).not.toBeInTheDocument();
  expect(toasts).toEqual([]);
});
