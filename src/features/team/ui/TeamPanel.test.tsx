import { act, screen, waitFor, within } from '@testing-library/react';
import { Formik } from 'formik';
import { TEAM_MESSAGES } from '@/contract/team';
import { selectUser } from '@/shared/identity/slice';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler } from '@/shared/testing/fakeBackend';
import { ADMIN, VIEWERS } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { STAFF_INVITATION_FIXTURES, TEAM_FIXTURES, THERAPIST_FIXTURES } from '../fixtures';
import { AgendaMailsCard } from './AgendaMailsCard';
import { TeamPanel } from './TeamPanel';
import { TherapistSelectField } from './TherapistSelectField';

const [ANA, , NURIA, OSCAR] = TEAM_FIXTURES;
const [LAURA] = STAFF_INVITATION_FIXTURES;

const open = (routes: Record<string, FakeHandler> = {}) =>
  renderApp(<TeamPanel />, {
    user: ADMIN,
    followFocus: true,
    routes: {
      'GET /api/team': () => ({ members: TEAM_FIXTURES }),
      'GET /api/team/invitations': () => ({ invitations: STAFF_INVITATION_FIXTURES }),
      ...routes,
    },
  });
it('switches the mails of one agenda, and says which are off', async () => {
  let members = TEAM_FIXTURES;
  const { user, backend } = renderApp(<AgendaMailsCard />, {
    user: ADMIN,
    routes: {
      'GET /api/team': () => ({ members }),
      'PUT /api/team/:id/mails': ({ body }) => {
        const member = { ...ANA!, ...(body as object) };
        members = members.map((one) => (one.id === member.id ? member : one));
        return { member };
      },
    },
  });
  await user.click(await screen.findByRole('switch', { name: ANA!.name }));
  await waitFor(() => expect(screen.getByRole('switch', { name: ANA!.name })).not.toBeChecked());
  expect(backend.sent('PUT', /mails/)[0]?.body).toEqual({ appointmentMails: false });
  // Administration has no agenda, and who has left none that counts.
  expect(screen.queryByRole('switch', { name: ADMIN.name })).not.toBeInTheDocument();
  expect(screen.queryByRole('switch', { name: OSCAR!.name })).not.toBeInTheDocument();
});

it.each([
  ['nothing of a single agenda, of which the switch of the practice says the same', [ANA!], 0],
  ['a single agenda that is off', [{ ...ANA!, appointmentMails: false }], 1],
  ['each of several agendas', [ANA!, NURIA!], 2],
])('shows %s', async (_what, therapists, times) => {
  const { backend } = renderApp(
    <>
      <AgendaMailsCard />
      <TeamPanel />
    </>,
    {
      user: ADMIN,
      routes: {
        'GET /api/team': () => ({ members: [...therapists, OSCAR] }),
        'GET /api/team/invitations': () => ({ invitations: [] }),
      },
    },
  );
  await screen.findByRole('row', { name: /Ana Ruiz/ });
  expect(backend.sent('GET', '/api/team')).toHaveLength(1);
  expect(screen.queryAllByRole('switch')).toHaveLength(times);
});

it.each([
  ['says so where nobody is left to choose', 2, [TEAM_MESSAGES.nobodyElse]],
  ['says nothing where somebody is', 1, []],
])('the choice of a therapist %s', async (_what, left, help) => {
  renderApp(
    <Formik initialValues={{ therapistId: '' }} onSubmit={() => undefined}>
      <TherapistSelectField
        name="therapistId"
        except={THERAPIST_FIXTURES.slice(0, left).map(({ id }) => id)}
      />
    </Formik>,
    { user: ADMIN, routes: { 'GET /api/team/therapists': () => ({ therapists: THERAPIST_FIXTURES }) } },
  );
  const field = screen.getByLabelText('Fisioterapeuta');
  expect(field).not.toHaveAccessibleDescription();
  await waitFor(() => expect(field).toHaveAccessibleDescription(help[0] ?? ''));
  await waitFor(() =>
    expect(within(field).getAllByRole('option')).toHaveLength(THERAPIST_FIXTURES.length - left + 1),
  );
});

const row = async (name: RegExp) => within(await screen.findByRole('row', { name }));

it('tells access, second factor and work of each person in words', async () => {
  open();
  const ana = await row(/Ana Ruiz/);
  for (const text of [
    'Con acceso',
    'Activada',
    '12 pacientes activos',
    '5 citas por venir',
    'Fisioterapeuta',
  ])
    expect(ana.getByText(text)).toBeInTheDocument();
  expect((await row(/Nuria/)).getByText('No ha entrado')).toBeInTheDocument();
  const former = await row(/Óscar/);
  expect(former.getByText('Sin acceso')).toBeInTheDocument();
  expect(former.getByText('desde el 02/09/2026')).toBeInTheDocument();
});

it('offers nothing against one’s own account', async () => {
  open();
  const own = await row(new RegExp(ADMIN.name));
  expect(own.getByText('Tu cuenta')).toBeInTheDocument();
  expect(own.queryByRole('button')).not.toBeInTheDocument();
});

it('hands over whoever treats, because patients who were discharged have a therapist too', async () => {
  renderApp(<TeamPanel onHandover={() => undefined} />, {
    user: ADMIN,
    routes: {
      'GET /api/team': () => ({
        members: [
          { ...OSCAR!, activePatients: 0 },
          { ...ANA!, id: 'u10', role: 'ADMIN' },
        ],
      }),
      'GET /api/team/invitations': () => ({ invitations: [] }),
    },
  });
  expect(await screen.findAllByRole('button', { name: /^Traspasar/ })).toHaveLength(1);
});

it.each([
  ['a colleague could take them', [NURIA!, OSCAR!], 1],
  ['nobody else treats', [OSCAR!, TEAM_FIXTURES[1]!], 0],
])('offers an owner to hand over all of their own patients: %s', async (_what, others, times) => {
  renderApp(<TeamPanel onHandover={() => undefined} />, {
    user: VIEWERS.OWNER,
    routes: {
      'GET /api/team': () => ({ members: [{ ...ANA!, alsoAdmin: true }, ...others] }),
      'GET /api/team/invitations': () => ({ invitations: [] }),
    },
  });
  expect((await row(/Tu cuenta/)).queryAllByRole('button', { name: /^Traspasar/ })).toHaveLength(times);
});

it('names what has to be handed over before and after somebody is deactivated', async () => {
  let members = TEAM_FIXTURES;
  const { user, toasts, backend } = open({
    'GET /api/team': () => ({ members }),
    'POST /api/team/:id/deactivation': () => {
      const member = { ...ANA!, deactivatedAt: '2026-11-20T10:00:00Z' };
      members = members.map((one) => (one.id === member.id ? member : one));
      return { member };
    },
  });
  await user.click(await screen.findByRole('button', { name: `Desactivar la cuenta de ${ANA!.name}` }));
  const dialog = within(screen.getByRole('alertdialog'));
  expect(dialog.getByText(/12 pacientes activos y 5 citas por venir/)).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Desactivar cuenta' }));
  expect(
    await screen.findByRole('button', { name: `Reactivar la cuenta de ${ANA!.name}` }),
  ).toBeInTheDocument();
  expect(backend.sent('POST', `/api/team/${ANA!.id}/deactivation`)).toHaveLength(1);
  expect(toasts).toEqual([
    'Cuenta desactivada. Quedan a su nombre 12 pacientes activos y 5 citas por venir.',
  ]);
});

it('says in the dialog why somebody cannot be deactivated', async () => {
  const text = 'Debe quedar al menos una persona de administración con acceso';
  const { user } = open({
    'POST /api/team/:id/deactivation': () => answer(409, { error: text, message: text }),
  });
  await user.click(await screen.findByRole('button', { name: `Desactivar la cuenta de ${NURIA!.name}` }));
  await user.click(screen.getByRole('button', { name: 'Desactivar cuenta' }));
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('gives access back', async () => {
  const { user, toasts, backend } = open({
    'POST /api/team/:id/reactivation': () => ({ member: { ...OSCAR!, deactivatedAt: null } }),
  });
  await user.click(await screen.findByRole('button', { name: `Reactivar la cuenta de ${OSCAR!.name}` }));
  await waitFor(() => expect(toasts).toEqual(['Cuenta reactivada']));
  expect(backend.sent('POST', `/api/team/${OSCAR!.id}/reactivation`)).toHaveLength(1);
});

it('invites somebody, and shows the invitation', async () => {
  const invitations = [...STAFF_INVITATION_FIXTURES];
  const { user, toasts, backend } = open({
    'GET /api/team/invitations': () => ({ invitations }),
    'POST /api/team/invitations': () => {
      const invitation = { ...LAURA!, id: 'si9', name: 'Iván Soler', email: 'ivan@correo.example' };
      invitations.push(invitation);
      return answer(201, { invitation });
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Invitar a alguien' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText('Nombre completo'), ' Iván Soler ');
  await user.type(dialog.getByLabelText('Correo electrónico'), 'ivan@correo.example');
  await user.selectOptions(dialog.getByLabelText('Papel'), 'Administrador');
  await user.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
  expect(await screen.findByText('ivan@correo.example')).toBeInTheDocument();
  expect(backend.sent('POST', '/api/team/invitations')[0]?.body).toEqual({
    name: 'Iván Soler',
    email: 'ivan@correo.example',
    role: 'ADMIN',
  });
  await waitFor(() => expect(toasts).toEqual(['Invitación enviada']));
  expect(mayClose()).toBe(true);
});

it('says where the link of an invitation is where the server sends no mails', async () => {
  const { user, toasts } = open({
    'GET /api/system-status': () => ({ status: 'ok', capabilities: ['mailOutbox', 'team'] }),
    'POST /api/team/invitations/:id/resend': () => ({ invitation: LAURA }),
  });
  await user.click(await screen.findByRole('button', { name: 'Invitar a alguien' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('quedará en la consola del servidor');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar' }));
  await user.click(screen.getByRole('button', { name: 'Reenviar la invitación de Laura Prieto Sanz' }));
  await waitFor(() =>
    expect(toasts).toEqual([
      'Invitación creada. El enlace está en la consola del servidor y en la carpeta «outbox».',
    ]),
  );
});

it('puts a taken address beside its field, and keeps what was typed', async () => {
  const text = 'Ya existe una cuenta con este correo electrónico';
  const { user } = open({
    'POST /api/team/invitations': () => answer(409, { error: text, message: text, fields: { email: text } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Invitar a alguien' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
  expect(await dialog.findByText('Escribe el correo electrónico')).toBeInTheDocument();
  await user.type(dialog.getByLabelText('Nombre completo'), 'Iván');
  const email = dialog.getByLabelText('Correo electrónico');
  await user.type(email, 'ana@correo.example');
  await user.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
  expect(await dialog.findByText(text)).toBeInTheDocument();
  expect(email).toHaveValue('ana@correo.example');
  expect(email).toHaveFocus();
});

it('says of one whose mail waits that it leaves later', async () => {
  const { user, toasts } = open({
    'POST /api/team/invitations/:id/resend': () => ({ invitation: { ...LAURA, mailWaits: true } }),
  });
  await user.click(
    await screen.findByRole('button', { name: 'Reenviar la invitación de Laura Prieto Sanz' }),
  );
  await waitFor(() => expect(toasts).toEqual([TEAM_MESSAGES.mailWaits]));
});

it('sends an invitation again, and cancels one; an expired one says so', async () => {
  const { user, toasts, backend } = open({
    'POST /api/team/invitations/:id/resend': () => ({ invitation: LAURA }),
    'POST /api/team/invitations/:id/cancellation': () => ({ success: true }),
  });
  expect((await row(/Pablo Gil/)).getByText('Caducado')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Reenviar la invitación de Laura Prieto Sanz' }));
  await waitFor(() => expect(toasts).toEqual(['Invitación enviada de nuevo']));
  await user.click(screen.getByRole('button', { name: 'Cancelar la invitación de Pablo Gil Mora' }));
  await user.click(screen.getByRole('button', { name: 'Cancelar invitación' }));
  await waitFor(() => expect(toasts).toContain('Invitación cancelada'));
  expect(backend.sent('POST', /invitations/).map(({ path }) => path)).toEqual([
    '/api/team/invitations/si1/resend',
    '/api/team/invitations/si2/cancellation',
  ]);
});

it.each([
  ['the page is seen again', async () => act(() => void window.dispatchEvent(new Event('focus')))],
  [
    'its cancellation is refused',
    async (user: ReturnType<typeof open>['user']) => {
      await user.click(screen.getByRole('button', { name: `Cancelar la invitación de ${LAURA!.name}` }));
      await user.click(screen.getByRole('button', { name: 'Cancelar invitación' }));
    },
  ],
])('shows who has accepted meanwhile in the team, once %s', async (_when, look) => {
  let hasJoined = false;
  const { user } = open({
    'GET /api/team': () => ({ members: [ANA, ...(hasJoined ? [NURIA] : [])] }),
    'GET /api/team/invitations': () => ({ invitations: hasJoined ? [] : [LAURA] }),
    'POST /api/team/invitations/:id/cancellation': () => answer(404),
  });
  await row(new RegExp(LAURA!.name));
  hasJoined = true;
  await look(user);
  await row(new RegExp(NURIA!.name));
  await waitFor(() => expect(screen.queryByText(LAURA!.name)).not.toBeInTheDocument());
});

it('says what failed, and tries again', async () => {
  let broken = true;
  const { user } = open({ 'GET /api/team': () => (broken ? answer(500) : { members: TEAM_FIXTURES }) });
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByText(NURIA!.name)).toBeInTheDocument();
});

describe('therapist and administration at once', () => {
  const OWNERS = { 'GET /api/system-status': () => ({ capabilities: ['owner', 'team'] }) };

  it('is given to a therapist, and said in the table', async () => {
    let members = TEAM_FIXTURES;
    const { user, backend, toasts } = open({
      ...OWNERS,
      'GET /api/team': () => ({ members }),
      'PUT /api/team/:id/roles': () => {
        const member = { ...NURIA!, alsoAdmin: true };
        members = members.map((one) => (one.id === member.id ? member : one));
        return { member };
      },
    });
    await user.click(await screen.findByRole('button', { name: `Dar administración: ${NURIA!.name}` }));
    expect(await screen.findByText('Fisioterapeuta y administración')).toBeVisible();
    expect(screen.getByRole('button', { name: `Quitar administración: ${NURIA!.name}` })).toBeVisible();
    expect(backend.sent('PUT', `/api/team/${NURIA!.id}/roles`)[0]?.body).toEqual({
      ...{ treats: true, administers: true },
    });
    expect(toasts).toEqual(['Cambio guardado']);
    expect(screen.queryByRole('button', { name: `Dar administración: ${OSCAR!.name}` })).toBeNull();
  });

  it('is what an administrator who treats says of themselves: menu and screens follow', async () => {
    const { user, store, backend } = open({
      ...OWNERS,
      'PUT /api/team/:id/roles': () => ({
        member: { ...TEAM_FIXTURES[1]!, role: 'THERAPIST', alsoAdmin: true },
      }),
    });
    await user.click(await screen.findByRole('button', { name: `Atiende pacientes: ${ADMIN.name}` }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Tus demás sesiones se cerrarán ahora mismo');
    expect(backend.sent('PUT', /roles/)).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Cambiar papel' }));
    await waitFor(() =>
      expect(selectUser(store.getState())).toMatchObject({ role: 'THERAPIST', alsoAdmin: true }),
    );
  });

  it('asks before a therapist is administration alone, and says there why that is refused', async () => {
    const message = TEAM_MESSAGES.staysTherapist;
    let refuses = true;
    const { user, backend, toasts } = open({
      ...OWNERS,
      'PUT /api/team/:id/roles': () =>
        refuses ? answer(409, { error: message, message }) : { member: { ...NURIA!, role: 'ADMIN' } },
    });
    // Who has patients or appointments treats, and is offered no refusal.
    await user.click(await screen.findByRole('button', { name: /^Solo administración/ }));
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(NURIA!.name)).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Cambiar papel' }));
    expect(await question.findByText(message)).toBeVisible();
    refuses = false;
    await user.click(question.getByRole('button', { name: 'Cambiar papel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(toasts).toEqual(['Cambio guardado']);
    expect(backend.sent('PUT', `/api/team/${NURIA!.id}/roles`).map(({ body }) => body)).toEqual([
      { treats: false, administers: true },
      { treats: false, administers: true },
    ]);
  });

  it('tells why it was refused', async () => {
    const message = 'Debe quedar al menos una persona de administración con acceso';
    const { user, toasts } = open({
      ...OWNERS,
      'PUT /api/team/:id/roles': () => answer(409, { error: message, message }),
    });
    await user.click(await screen.findByRole('button', { name: `Dar administración: ${NURIA!.name}` }));
    await waitFor(() => expect(toasts).toEqual([message]));
  });
});
