import { screen, within } from '@testing-library/react';
import type { User } from '@/contract/authAnswers';
import { AuthProvider } from '@/features/auth';
import { INVITATION_FIXTURES } from '@/features/invitations/fixtures';
import { invitationsDomain } from '@/features/invitations';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { ADMIN, PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { InvitationsPage } from '.';

const show = (list: FakeHandler, user: User = THERAPIST) =>
  renderApp(<InvitationsPage />, {
    user,
    domains: [invitationsDomain],
    routes: { 'GET /api/invitations': list, 'DELETE /api/invitations/:id': () => ({}) },
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });

const all: FakeHandler = () => ({ invitations: INVITATION_FIXTURES });

describe('the invitations dashboard', () => {
  it.each([ADMIN, PATIENT])('denies $role', (user) => {
    const { backend } = show(all, user);
    expect(screen.getByRole('heading', { name: 'Acceso Denegado' })).toBeInTheDocument();
    expect(screen.getByText('Solo los fisioterapeutas pueden acceder a esta sección.')).toBeInTheDocument();
    expect(backend.requests).toHaveLength(0);
  });

  it('shows six counters, the table and the footer', async () => {
    show(all);
    expect(await screen.findByText('Mostrando 5 de 5 invitaciones')).toBeInTheDocument();
    for (const label of ['Total', 'Pendientes', 'Enviadas', 'Aceptadas', 'Rechazadas', 'Expiradas'])
      expect(screen.getByText(label)).toBeInTheDocument();
    expect(screen.getByText('Completada')).toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Cancelar invitación de/ })).toHaveLength(2);
  });

  it('searches by patient or e-mail, and filters by status', async () => {
    const { user } = show(all);
    await screen.findByText('Mostrando 5 de 5 invitaciones');
    await user.type(screen.getByRole('searchbox', { name: 'Buscar invitaciones' }), 'inigo');
    expect(screen.getByText('Mostrando 1 de 5 invitaciones')).toBeInTheDocument();
    await user.clear(screen.getByRole('searchbox', { name: 'Buscar invitaciones' }));
    await user.type(screen.getByRole('searchbox', { name: 'Buscar invitaciones' }), 'paciente3@');
    expect(screen.getByText('Mostrando 1 de 5 invitaciones')).toBeInTheDocument();
    await user.selectOptions(screen.getByRole('combobox', { name: 'Estado' }), 'PENDING');
    expect(screen.getByText('No se encontraron invitaciones')).toBeInTheDocument();
  });

  it('refreshes on demand', async () => {
    const { user, backend, toasts } = show(all);
    await screen.findByText('Mostrando 5 de 5 invitaciones');
    await user.click(screen.getByRole('button', { name: 'Actualizar' }));
    await screen.findByText('Mostrando 5 de 5 invitaciones');
    expect(toasts).toEqual(['Invitaciones actualizadas']);
    expect(backend.sent('GET', '/api/invitations')).toHaveLength(2);
  });

  it('cancels after the question and asks again for the list', async () => {
    const { user, backend, toasts } = show(all);
    await user.click(await screen.findByRole('button', { name: 'Cancelar invitación de Lola Ruiz' }));
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancelar invitación' }),
    );
    expect(toasts).toEqual(['Invitación cancelada exitosamente']);
    expect(backend.sent('DELETE', '/api/invitations/i1')).toHaveLength(1);
    expect(backend.sent('GET', '/api/invitations')).toHaveLength(2);
  });

  it.each([
    [answer(500), 'Error al cargar las invitaciones'],
    [answer(503, { message: 'En mantenimiento' }), 'En mantenimiento'],
  ])('shows why the list did not come, and tries again', async (reply, text) => {
    const { user, backend } = show(() => reply);
    expect(await screen.findByText(text)).toBeInTheDocument();
    backend.use({ 'GET /api/invitations': all });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByText('Mostrando 5 de 5 invitaciones')).toBeInTheDocument();
  });

  it('says Error de conexión without network', async () => {
    show(networkFailure);
    expect(await screen.findByText('Error de conexión')).toBeInTheDocument();
  });
});
