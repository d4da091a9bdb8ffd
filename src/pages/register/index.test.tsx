import { screen } from '@testing-library/react';
import { PRACTICE_MESSAGES } from '@/contract/practice';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { renderApp } from '@/shared/testing/renderApp';
import { RegisterPage } from './index';

const show = (registration: FakeHandler) =>
  renderApp(<RegisterPage />, {
    at: '/register',
    routes: { 'GET /api/practice/registration': registration },
  });

it.each([
  ['CLOSED', PRACTICE_MESSAGES.registrationClosed],
  ['INVITATION', PRACTICE_MESSAGES.registrationByInvitation],
])(
  'where registration is %s, it says so instead of a form that would be refused',
  async (registration, text) => {
    show(() => ({ registration }));
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Crear cuenta' })).not.toBeInTheDocument();
  },
);

it.each([
  ['where it is open', () => ({ registration: 'OPEN' })],
  ['on a backend that does not say', () => answer(404)],
])('%s there is the form', async (_where, registration: FakeHandler) => {
  const { toasts } = show(registration);
  expect(await screen.findByRole('button', { name: 'Crear cuenta' })).toBeVisible();
  expect(toasts).toEqual([]);
});
