import { screen, waitFor, within } from '@testing-library/react';
import { STATUS_PATH } from '@/contract/system';
import { AuthProvider } from '@/features/auth';
import { INVITATION_FIXTURES } from '@/features/invitations/fixtures';
import { patientFixtures } from '@/features/patients/fixtures';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { domains, PatientsPage } from '.';

const [, SENT, ACCEPTED, , EXPIRED] = INVITATION_FIXTURES;
const SEND = 'POST /api/invitations';
const SHARED = 'madre@correo.example';
/** Two who can be invited together, and one of each kind that cannot. */
const rows = patientFixtures(8).map((patient, at) => ({
  ...patient,
  status: at === 7 ? 'INACTIVE' : 'ACTIVE',
  email: at === 4 ? null : at === 5 || at === 6 ? SHARED : `p${at}@correo.example`,
  invitation: [null, EXPIRED, SENT, ACCEPTED][at] ?? null,
}));

async function open(routes: Record<string, FakeHandler> = {}, patients: object[] = rows) {
  const view = renderApp(<PatientsPage />, {
    user: THERAPIST,
    domains,
    routes: {
      'GET /api/patients': () => ({ data: patients }),
      [SEND]: () => ({ invitation: SENT }),
      ...routes,
    },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });
  const { user, backend } = view;
  await screen.findByText('Mostrando 8 de 8 pacientes');
  const ask = async () => {
    await user.click(screen.getByRole('switch', { name: 'Invitar a varios' }));
    await user.click(await screen.findByRole('button', { name: 'Seleccionar todas' }));
    await user.click(screen.getByRole('button', { name: 'Enviar invitaciones' }));
    return within(screen.getByRole('alertdialog', { name: '¿Enviar 2 invitaciones?' }));
  };
  return {
    ...view,
    ask,
    sent: () => backend.sent('POST', '/api/invitations').map(({ body }) => body),
    inviteAll: async () => {
      const question = await ask();
      await user.click(question.getByRole('button', { name: 'Enviar invitaciones' }));
    },
  };
}

const boxes = () => screen.getAllByRole('checkbox', { name: /^Invitar a / });

it('invites active patients with an address of their own, and neither an account nor an open invitation', async () => {
  const { inviteAll, sent, toasts, user } = await open();
  await user.click(screen.getByRole('switch', { name: 'Invitar a varios' }));
  expect(boxes()).toHaveLength(2);
  // Without an address the cell asks for one, as before.
  expect(screen.getByRole('button', { name: `Enviar invitación a ${rows[4]?.name}` })).toBeVisible();
  await user.click(screen.getByRole('switch', { name: 'Invitar a varios' }));
  await inviteAll();
  await waitFor(() => expect(toasts).toEqual(['2 invitaciones enviadas.']));
  expect(sent()).toEqual([
    { patientId: rows[0]?.id, email: 'p0@correo.example' },
    { patientId: rows[1]?.id, email: 'p1@correo.example' },
  ]);
  expect(await screen.findByText('0 seleccionadas')).toBeVisible();
});

it('keeps those who could not be invited chosen, and says why', async () => {
  const { inviteAll, toasts } = await open({
    [SEND]: ({ body }) =>
      (body as { email: string }).email.startsWith('p1')
        ? answer(409, { message: 'Este correo ya es de otra cuenta.' })
        : { invitation: SENT },
  });
  await inviteAll();
  await waitFor(() => expect(toasts).toEqual(['1 enviada, 1 no se pudo: Este correo ya es de otra cuenta.']));
  expect(screen.getByRole('checkbox', { name: `Invitar a ${rows[1]?.name}` })).toBeChecked();
});

it('says that the mails wait, where the mail server does not answer', async () => {
  const { inviteAll, toasts } = await open({ [SEND]: () => ({ invitation: { ...SENT, mailWaits: true } }) });
  await inviteAll();
  await waitFor(() =>
    expect(toasts).toEqual([
      '2 invitaciones enviadas. El servidor de correo no responde: los correos saldrán en cuanto responda.',
    ]),
  );
});

it('says before where the links will be, in a practice that sends no mail', async () => {
  const { ask } = await open({ [`GET ${STATUS_PATH}`]: () => ({ capabilities: ['mailOutbox'] }) });
  const question = await ask();
  expect(await question.findByText(/^Esta consulta no envía correos: los enlaces quedarán/)).toBeVisible();
});

it('is not offered where the list does not say who has an invitation', async () => {
  await open(
    { 'GET /api/invitations/patient/:id': () => ({ invitations: [] }) },
    rows.map(({ invitation: _none, ...patient }) => patient),
  );
  expect(screen.queryByRole('switch', { name: 'Invitar a varios' })).toBeNull();
});
