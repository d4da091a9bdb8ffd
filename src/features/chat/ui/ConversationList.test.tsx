import { screen, waitFor } from '@testing-library/react';
import { CHAT_LIMITS } from '@/contract/chat';
import { answer, type FakeHandler, held, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { FormikTextField } from '@/shared/ui/formik/FormikFields';
import { chatDomain } from '../domain';
import { conversationFixtures, manyConversations } from '../fixtures';
import { ConversationList } from './ConversationList';
import { NewConversationDialog } from './NewConversationDialog';
import { StartChatButton } from './StartChatButton';

const LIST = 'GET /api/conversations';
const CREATE = 'POST /api/conversations';
const show = (routes: Record<string, FakeHandler>) =>
  renderApp(<ConversationList emptyText="Nada todavía." />, {
    user: THERAPIST,
    domains: [chatDomain],
    routes,
  });

describe('ConversationList', () => {
  it('shows who, a preview of 50 characters, when, and how many are unread', async () => {
    show({ [LIST]: () => ({ conversations: conversationFixtures(Date.now()) }) });
    const rows = await screen.findAllByRole('link');
    expect(rows).toHaveLength(4);
    expect(rows[0]).toHaveTextContent('Manuel Ortega Gil');
    expect(rows[0]).toHaveTextContent('Hoy he podido hacer los ejercicios del hombro sin ...');
    expect(rows[0]).toHaveTextContent(/\d\d:\d\d/);
    expect(rows[0]).toHaveTextContent('2 sin leer');
    expect(rows[0]).toHaveAttribute('href', '/conversations/c1');
    expect(rows[1]).toHaveTextContent('Ayer');
    expect(rows[1]).not.toHaveTextContent('sin leer');
    expect(rows[2]).toHaveTextContent(/\d\d\/\d\d/);
    expect(rows[2]).toHaveTextContent('99+ sin leer');
    expect(rows[3]).toHaveTextContent('Todavía no hay mensajes');
  });

  it('marks where something is not sent: what was begun and what has failed', async () => {
    const entry = { senderId: THERAPIST.id, content: 'Hola', createdAt: '', uncertain: false };
    const outbox = (['failed', 'sending'] as const).map((status, index) => ({
      ...entry,
      ...{ clientId: status, conversationId: `c${index + 1}`, status, messageId: null, after: null },
    }));
    renderApp(<ConversationList emptyText="Nada todavía." />, {
      user: THERAPIST,
      domains: [chatDomain],
      preloadedState: { chat: { search: '', drafts: { c3: 'Hasta', c4: ' ' }, outbox, typing: {} } },
      routes: { [LIST]: () => ({ conversations: conversationFixtures(Date.now()) }) },
    });
    const rows = await screen.findAllByRole('link');
    const marked = rows.map((row) => row.textContent?.includes('Mensaje sin enviar.'));
    expect(marked).toEqual([true, false, true, false]);
    expect(rows[0]).toHaveTextContent('Mensaje sin enviar. Hoy he podido hacer los ejercicios');
  });

  it('is searched by name and e-mail where it is long', async () => {
    const { user } = show({ [LIST]: () => manyConversations(CHAT_LIMITS.searchFrom + 1, Date.now()) });
    const search = await screen.findByRole('searchbox', { name: 'Buscar conversaciones' });
    expect(screen.getAllByRole('listitem')).toHaveLength(CHAT_LIMITS.searchFrom + 1);
    await user.type(search, 'lucia 14');
    expect(screen.getByRole('listitem')).toHaveTextContent('Lucía Ferrer Mas 14');
    await user.clear(search);
    await user.type(search, 'rosa@correo.es');
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    await user.type(search, ' nadie');
    expect(screen.getByText('No se encontraron conversaciones')).toBeVisible();
  });

  it('has no search where it is short', async () => {
    show({ [LIST]: () => manyConversations(CHAT_LIMITS.searchFrom, Date.now()) });
    expect(await screen.findAllByRole('listitem')).toHaveLength(CHAT_LIMITS.searchFrom);
    expect(screen.queryByRole('searchbox')).toBeNull();
  });

  it.each([
    ['says that it is cut', CHAT_LIMITS.listed, 1],
    ['says nothing of a cut while all fit', CHAT_LIMITS.listed - 1, 0],
  ])('%s, also to who searches', async (_what, count, told) => {
    renderApp(<ConversationList emptyText="Nada todavía." />, {
      user: THERAPIST,
      domains: [chatDomain],
      preloadedState: { chat: { search: 'rosa 48', drafts: {}, outbox: [], typing: {} } },
      routes: { [LIST]: () => manyConversations(count, Date.now()) },
    });
    expect(await screen.findAllByRole('listitem')).toHaveLength(8);
    expect(screen.queryAllByText(/las 500 conversaciones más recientes.*«Mensajes»/)).toHaveLength(told);
  });

  it('says that there are none', async () => {
    show({ [LIST]: () => [] });
    expect(await screen.findByText('No hay conversaciones')).toBeVisible();
  });

  it.each([
    ['Error al cargar las conversaciones', () => answer(500, { message: 'x' })],
    ['Error de conexión', networkFailure],
  ])('shows "%s" with another attempt', async (text, handler) => {
    const { user, backend } = show({ [LIST]: handler });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    backend.use({ [LIST]: () => ({ data: conversationFixtures(Date.now()) }) });
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    expect(await screen.findAllByRole('link')).toHaveLength(4);
  });
});

describe('starting a conversation', () => {
  const onStarted = jest.fn();
  beforeEach(() => onStarted.mockReset());

  const parts = {
    dialog: (
      <NewConversationDialog
        open
        onClose={() => undefined}
        patientField={<FormikTextField name="patientId" label="Paciente" />}
        onStarted={onStarted}
      />
    ),
    button: <StartChatButton patient={{ id: 'p1', name: 'Luis Gil' }} onStarted={onStarted} />,
  };

  it('from the modal sends the patient chosen, and needs one', async () => {
    const { handler, arrive } = held(answer(201, { conversation: { id: 'c9' } }));
    const { user, backend, toasts } = renderApp(parts.dialog, {
      user: THERAPIST,
      routes: { [CREATE]: handler },
    });
    const submit = screen.getByRole('button', { name: 'Iniciar conversación' });
    await user.click(submit);
    expect(await screen.findByText('Este campo es obligatorio')).toBeVisible();
    await user.type(screen.getByLabelText('Paciente'), 'p1');
    await user.dblClick(submit);
    arrive();
    await waitFor(() => expect(onStarted).toHaveBeenCalledWith('c9'));
    expect(backend.requests.map(({ body }) => body)).toEqual([{ patientId: 'p1' }]);
    expect(toasts).toEqual(['Conversación creada exitosamente']);
  });

  it('from the patient table asks once and reports the conversation', async () => {
    const { handler, arrive } = held({ data: { conversation: { id: 'c9' } } });
    const { user, backend, toasts } = renderApp(parts.button, {
      user: THERAPIST,
      routes: { [CREATE]: handler },
    });
    await user.dblClick(screen.getByRole('button', { name: 'Conversar con Luis Gil' }));
    arrive();
    await waitFor(() => expect(onStarted).toHaveBeenCalledWith('c9'));
    expect(backend.sent('POST', '/api/conversations')).toHaveLength(1);
    expect(toasts).toEqual(['Conversación creada exitosamente']);
  });

  it.each([
    ['Error al crear la conversación', () => answer(500, { error: 'x' })],
    ['Error de conexión', networkFailure],
  ])('says "%s" and stays', async (text, handler) => {
    const { user, toasts } = renderApp(parts.button, { user: THERAPIST, routes: { [CREATE]: handler } });
    await user.click(screen.getByRole('button', { name: 'Conversar con Luis Gil' }));
    await waitFor(() => expect(toasts).toEqual([text]));
    expect(onStarted).not.toHaveBeenCalled();
  });
});
