import { screen, waitFor, within } from '@testing-library/react';
import { INVITATION_MESSAGES } from '@/contract/invitations';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { INVITATION_FIXTURES } from '../fixtures';
import { InvitationCell } from './InvitationCell';

const LIST = 'GET /api/invitations/patient/:id';
const patient = { id: 'p1', name: 'Lola Ruiz', email: 'lola@correo.example' };
const [PENDING, SENT, ACCEPTED] = INVITATION_FIXTURES;

describe('InvitationCell', () => {
  it('asks nothing where the row carries its invitation', async () => {
    const { backend } = renderApp(<InvitationCell patient={{ ...patient, invitation: SENT }} />, {
      user: THERAPIST,
    });
    expect(screen.getByText('Enviada')).toBeInTheDocument();
    expect(backend.requests).toHaveLength(0);
  });

  it('shows the first invitation of the patient’s list, and Completada for an accepted one', async () => {
    renderApp(<InvitationCell patient={patient} />, {
      user: THERAPIST,
      routes: { [LIST]: () => ({ invitations: [ACCEPTED, PENDING] }) },
    });
    expect(await screen.findByText('Completada')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it.each([
    [500, 'Error al cargar las invitaciones', 0],
    [404, null, 1],
  ])(
    'offers nothing where the list could not be loaded; after a %s it says %s',
    async (status, text, offers) => {
      renderApp(<InvitationCell patient={patient} />, {
        user: THERAPIST,
        routes: { [LIST]: () => answer(status) },
      });
      await waitFor(() => expect(screen.queryByRole('status', { name: 'Cargando invitación' })).toBeNull());
      if (text) expect(screen.getByText(text)).toBeVisible();
      expect(screen.queryAllByRole('button', { name: /^Enviar invitación/ })).toHaveLength(offers);
    },
  );

  it.each([
    [ACCEPTED, 'Invitación completada'],
    [SENT, 'Invitación enviada'],
  ])('says beside a name what the status is of', (invitation, text) => {
    renderApp(<InvitationCell patient={{ ...patient, invitation }} named />, { user: THERAPIST });
    expect(screen.getByText(text)).toBeVisible();
  });

  it('offers to send without one, refuses an empty address, and sends it trimmed', async () => {
    const { user, backend, toasts } = renderApp(<InvitationCell patient={patient} />, {
      user: THERAPIST,
      routes: {
        [LIST]: () => ({ invitations: [] }),
        'POST /api/invitations': () => ({ invitation: SENT }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Enviar invitación a Lola Ruiz' }));
    const dialog = await screen.findByRole('dialog');
    const field = within(dialog).getByRole('textbox', { name: 'Correo electrónico del paciente' });
    await user.clear(field);
    await user.type(field, '   ');
    await user.click(within(dialog).getByRole('button', { name: 'Enviar invitación' }));
    expect(within(dialog).getByText('Introduce el correo electrónico del paciente')).toBeInTheDocument();
    await user.clear(field);
    await user.type(field, ' lola@nuevo.example ');
    await user.click(within(dialog).getByRole('button', { name: 'Enviar invitación' }));
    expect(await screen.findByRole('button', { name: 'Enviar invitación a Lola Ruiz' })).toBeInTheDocument();
    expect(backend.sent('POST', '/api/invitations').map(({ body }) => body)).toEqual([
      { patientId: 'p1', email: 'lola@nuevo.example' },
    ]);
    expect(toasts).toEqual(['Invitación enviada exitosamente']);
  });

  it.each([
    ['Invitación enviada', INVITATION_MESSAGES.sent, {}],
    ['Enlace de la invitación', INVITATION_MESSAGES.mailWaits, { mailWaits: true }],
  ])('hands over the link that our server sends along (%s)', async (title, toast, more) => {
    const link = 'https://consulta.es/register/invitation/abc';
    const { user, toasts } = renderApp(<InvitationCell patient={{ ...patient, invitation: null }} />, {
      user: THERAPIST,
      routes: { 'POST /api/invitations': () => ({ invitation: { ...SENT, link, ...more } }) },
    });
    await user.click(screen.getByRole('button', { name: 'Enviar invitación a Lola Ruiz' }));
    await user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enviar invitación' }),
    );
    expect(await screen.findByRole('textbox', { name: 'Enlace de la invitación' })).toHaveValue(link);
    expect(screen.getByRole('img', { name: /Código QR/ })).toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: title })).toBeInTheDocument();
    expect(toasts).toEqual([toast]);
  });

  it('shows the server’s own text first, else the catalogue’s, and keeps the dialog open', async () => {
    const { user, backend, toasts } = renderApp(
      <InvitationCell patient={{ ...patient, invitation: null }} />,
      {
        user: THERAPIST,
        routes: { 'POST /api/invitations': () => answer(409, { error: 'Ya hay una pendiente' }) },
      },
    );
    await user.click(screen.getByRole('button', { name: 'Enviar invitación a Lola Ruiz' }));
    const send = within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enviar invitación' });
    await user.click(send);
    await screen.findByRole('dialog');
    backend.use({ 'POST /api/invitations': () => answer(500, {}) });
    await user.click(send);
    expect(toasts).toEqual(['Ya hay una pendiente', 'Error al enviar la invitación']);
    expect(screen.getByRole('dialog')).toBeInTheDocument();
  });

  it('says at the address that it is somebody else’s, until another one is typed', async () => {
    const taken = 'Este correo ya es de otra cuenta o invitación.';
    const { user } = renderApp(<InvitationCell patient={{ ...patient, invitation: null }} />, {
      user: THERAPIST,
      routes: { 'POST /api/invitations': () => answer(409, { error: taken, fields: { email: taken } }) },
    });
    await user.click(screen.getByRole('button', { name: 'Enviar invitación a Lola Ruiz' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Enviar invitación' }));
    const field = dialog.getByRole('textbox', { name: /Correo electrónico del paciente/ });
    await waitFor(() => expect(field).toHaveAccessibleDescription(taken));
    await user.type(field, 'x');
    expect(field).not.toHaveAccessibleDescription(taken);
  });

  it('cancels a sent one only after the question', async () => {
    const { user, backend, toasts } = renderApp(
      <InvitationCell patient={{ ...patient, invitation: SENT }} />,
      {
        user: THERAPIST,
        routes: { 'DELETE /api/invitations/:id': () => ({}) },
      },
    );
    await user.click(screen.getByRole('button', { name: 'Cancelar invitación de Lola Ruiz' }));
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('Lola Ruiz');
    expect(backend.requests).toHaveLength(0);
    await user.click(within(question).getByRole('button', { name: 'Cancelar invitación' }));
    await screen.findByText('Enviada');
    expect(backend.sent('DELETE', '/api/invitations/i2')).toHaveLength(1);
    expect(toasts).toEqual(['Invitación cancelada exitosamente']);
  });

  it('says so when cancelling fails', async () => {
    const { user, toasts } = renderApp(<InvitationCell patient={{ ...patient, invitation: SENT }} />, {
      user: THERAPIST,
      routes: { 'DELETE /api/invitations/:id': () => answer(500) },
    });
    await user.click(screen.getByRole('button', { name: 'Cancelar invitación de Lola Ruiz' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar invitación' }),
    );
    expect(toasts).toEqual(['Error al cancelar la invitación']);
  });
});
