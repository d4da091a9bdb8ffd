import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import type { User } from '@/contract/authAnswers';
import { AuthProvider } from '@/features/auth';
import { chatDomain } from '@/features/chat';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { PATIENT, THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { ConversationPage, ConversationsPage } from './index';

const PATIENTS = 'GET /api/patients';

/** Goes to another address, as the browser's own buttons and a notice do. */
const goTo = (address: string) => fireEvent.click(screen.getByText(address));
const links = (...addresses: string[]) =>
  addresses.map((to) => (
    <Link key={to} to={to}>
      {to}
    </Link>
  ));

const show = (user: User, routes: Record<string, FakeHandler> = {}) =>
  renderApp(<ConversationsPage />, {
    user,
    domains: [chatDomain],
    at: '/conversations',
    path: '/conversations',
    wrap: (children) => (
      <AuthProvider>
        {children}
        {links('/conversations', '/dashboard')}
      </AuthProvider>
    ),
    routes: {
      'GET /api/conversations': () => ({ conversations: [] }),
      [PATIENTS]: () => ({ patients: [{ id: 'p1', name: 'Luis Gil', email: 'luis@x.es' }] }),
      'POST /api/conversations': () => answer(201, { conversation: { id: 'c9' } }),
      ...routes,
    },
  });

describe('/conversations', () => {
  it('lets a therapist start one with a patient chosen in the modal', async () => {
    const { user, address, backend, toasts } = show(THERAPIST);
    await user.click(await screen.findByRole('button', { name: 'Nueva conversación' }));
    await user.type(await screen.findByRole('combobox', { name: /Paciente/ }), 'luis');
    await user.click(await screen.findByRole('option', { name: /Luis Gil/ }));
    await user.click(screen.getByRole('button', { name: 'Iniciar conversación' }));
    await waitFor(() => expect(address()).toBe('/conversations/c9'));
    expect(backend.sent('POST', '/api/conversations')[0]?.body).toEqual({ patientId: 'p1' });
    expect(toasts).toEqual(['Conversación creada exitosamente']);
  });

  it('leaves who went elsewhere while it was being created where they are', async () => {
    let respond = (_value: unknown) => undefined as void;
    const { user, address, toasts } = show(THERAPIST, {
      'POST /api/conversations': () => new Promise((resolve) => (respond = resolve)),
    });
    await user.click(await screen.findByRole('button', { name: 'Nueva conversación' }));
    await user.type(await screen.findByRole('combobox', { name: /Paciente/ }), 'luis');
    await user.click(await screen.findByRole('option', { name: /Luis Gil/ }));
    await user.click(screen.getByRole('button', { name: 'Iniciar conversación' }));
    goTo('/dashboard');
    respond(answer(201, { conversation: { id: 'c9' } }));
    await waitFor(() => expect(toasts).toEqual(['Conversación creada exitosamente']));
    expect(address()).toBe('/dashboard');
  });

  it('shows no modal to who left it open by the way back of the browser and returns', async () => {
    const { user } = show(THERAPIST);
    await user.click(await screen.findByRole('button', { name: 'Nueva conversación' }));
    expect(await screen.findByRole('dialog', { name: 'Nueva conversación' })).toBeVisible();
    goTo('/dashboard');
    goTo('/conversations');
    expect(await screen.findByRole('button', { name: 'Nueva conversación' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['Error al cargar los pacientes', () => answer(500, { message: 'x' })],
    ['Error de conexión', networkFailure],
  ])('says "%s" in the modal, with another attempt', async (text, handler) => {
    const { user, backend } = show(THERAPIST, { [PATIENTS]: handler });
    await user.click(await screen.findByRole('button', { name: 'Nueva conversación' }));
    expect(await screen.findByText(text)).toBeVisible();
    backend.use({ [PATIENTS]: () => [] });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findByRole('combobox', { name: /Paciente/ })).toBeVisible();
  });

  it('offers a patient no way to start one, and asks for no patients', async () => {
    const { backend } = show(PATIENT);
    expect(await screen.findByText('Cuando tu fisioterapeuta te escriba, lo verás aquí.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Nueva conversación' })).toBeNull();
    expect(backend.sent('GET', '/api/patients')).toHaveLength(0);
  });
});

describe('/conversations/{id}', () => {
  it('does not say of another conversation that its older messages failed', async () => {
    const messages = [{ id: 'm1', senderId: 'x', content: 'Hola', createdAt: '2026-11-20T09:00:00Z' }];
    const { user, backend } = renderApp(<ConversationPage />, {
      user: PATIENT,
      domains: [chatDomain],
      at: '/conversations/c1',
      path: '/conversations/:id',
      wrap: (children) => (
        <>
          {children}
          {links('/conversations/c2')}
        </>
      ),
      routes: {
        'GET /api/conversations/:id': ({ params: { id }, query }) =>
          query.before
            ? answer(500)
            : { conversation: { id, participant: { name: `Con ${id}` }, messages, nextCursor: '1' } },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cargar mensajes anteriores' }));
    expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
    expect(backend.sent('GET', '/api/conversations/c1').at(-1)?.query).toEqual({ before: '1' });
    goTo('/conversations/c2');
    expect(await screen.findByRole('heading', { name: 'Con c2' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Cargar mensajes anteriores' })).toBeVisible();
  });

  it.each([
    ['leads a therapist to the record', THERAPIST, 'p1', ['/patients/p1']],
    ['leads nowhere where the answer names no patient', THERAPIST, undefined, []],
    ['leads a patient to no record', PATIENT, 'p1', []],
  ])('%s', async (_what, user, patientId, addresses) => {
    renderApp(<ConversationPage />, {
      user,
      domains: [chatDomain],
      at: '/conversations/c1',
      path: '/conversations/:id',
      routes: {
        'GET /api/conversations/:id': () => ({
          conversation: { id: 'c1', patientId, participant: { name: 'Luis Gil', email: 'luis@x.es' } },
        }),
      },
    });
    expect(await screen.findByRole('heading', { name: 'Luis Gil' })).toBeVisible();
    const links = screen.queryAllByRole('link', { name: 'Abrir ficha' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(addresses);
  });

  it('leads back to the list when it cannot be loaded', async () => {
    const { address, toasts } = renderApp(<ConversationPage />, {
      user: PATIENT,
      domains: [chatDomain],
      at: '/conversations/c1',
      path: '/conversations/:id',
      routes: { 'GET /api/conversations/:id': () => answer(404, { error: 'Conversación no encontrada' }) },
    });
    await waitFor(() => expect(address()).toBe('/conversations'));
    expect(toasts).toEqual(['Error al cargar la conversación']);
  });
});
