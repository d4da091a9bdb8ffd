import { screen, waitFor } from '@testing-library/react';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { ConsentWithdrawal } from './ConsentWithdrawal';

const WITHDRAW = 'POST /api/patients/:id/consent/withdrawal';
const GIVEN = { version: '2026-12', acceptedAt: '2026-11-20T10:00:00Z' };
const WITHDRAWN = { ...GIVEN, withdrawnAt: '2026-11-21T10:00:00Z' };

/** Shows a consent that stands beside one that was withdrawn and one that nobody gave. */
const show = (
  withdraw: FakeHandler = () => ({ success: true }),
  capabilities: string[] = ['consentWithdrawal'],
) =>
  renderApp(
    <>
      <ConsentWithdrawal patient={{ id: 'p1', name: 'Manuel', consent: GIVEN }} />
      <ConsentWithdrawal patient={{ id: 'p2', name: 'Eva', consent: WITHDRAWN }} />
      <ConsentWithdrawal patient={{ id: 'p3', name: 'Luisa', consent: null }} />
    </>,
    {
      user: THERAPIST,
      routes: { 'GET /api/system-status': () => ({ status: 'ok', capabilities }), [WITHDRAW]: withdraw },
    },
  );

it('notes that the patient withdraws the consent that stands, after asking', async () => {
  const { user, backend, toasts } = show();
  await user.click(await screen.findByRole('button', { name: 'Anotar que lo retira' }));
  const question = screen.getByRole('alertdialog');
  expect(question).toHaveTextContent('Manuel');
  expect(question).toHaveTextContent('Cuando entre en su cuenta se le pregunta de nuevo');
  expect(backend.sent('POST', /consent/)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Anotar retirada' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(backend.sent('POST', '/api/patients/p1/consent/withdrawal')).toHaveLength(1);
  expect(toasts).toEqual(['Retirada del consentimiento anotada']);
});

it('says in the question why it was refused', async () => {
  const refusal = 'Este paciente no tiene ningún consentimiento que retirar';
  const { user } = show(() => answer(409, { error: refusal, message: refusal }));
  await user.click(await screen.findByRole('button', { name: 'Anotar que lo retira' }));
  await user.click(screen.getByRole('button', { name: 'Anotar retirada' }));
  expect(await screen.findByText(refusal)).toBeVisible();
});

it('is not offered on another backend', async () => {
  const { backend } = show(undefined, []);
  await waitFor(() => expect(backend.sent('GET', /system-status/)).toHaveLength(1));
  expect(screen.queryByRole('button')).toBeNull();
});
