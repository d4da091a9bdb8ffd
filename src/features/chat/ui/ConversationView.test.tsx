import { act, screen, waitFor, within } from '@testing-library/react';
import { baseApi, oneTag } from '@/shared/api/baseApi';
import { connectionChanged, typingStarted } from '@/shared/realtime';
import { answer, type FakeHandler, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { chatDomain } from '../domain';
import { messageFixtures } from '../fixtures';
import { ConversationView } from './ConversationView';

const ONE = 'GET /api/conversations/:id';
const SEND = 'POST /api/conversations/:id/messages';
const NOW = Date.now();
const onUnavailable = jest.fn();

beforeEach(() => onUnavailable.mockReset());

function show(routes: Record<string, FakeHandler> = {}, count = 3) {
  return renderApp(<ConversationView conversationId="c1" onUnavailable={onUnavailable} />, {
    user: THERAPIST,
    domains: [chatDomain],
    routes: {
      [ONE]: () => ({
        conversation: {
          id: 'c1',
          participant: { id: 'luis', name: 'Luis Gil', email: 'luis@x.es' },
          messages: messageFixtures(count, NOW, THERAPIST.id, 'luis'),
        },
      }),
      [SEND]: ({ body }) => ({
        message: {
          id: 'stored',
          senderId: THERAPIST.id,
          createdAt: new Date(NOW + 1).toISOString(),
          ...(body as object),
        },
      }),
      ...routes,
    },
  });
}

const ANYONE = { participant: { name: 'Luis Gil', email: 'luis@x.es' }, messages: [] };

const input = () => screen.findByPlaceholderText('Escribe un mensaje...');

describe('ConversationView', () => {
  it('says why nothing can be written to who no longer attends', async () => {
    show({ [ONE]: () => ({ conversation: { ...ANYONE, isResting: true } }) });
    expect(await screen.findByText(/ya no te atiende\. Escribe a quien te atiende ahora/)).toBeVisible();
    expect(screen.queryByPlaceholderText('Escribe un mensaje...')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Enviar' })).not.toBeInTheDocument();
  });

  it('says of a patient without an account that they do not read it yet, and lets one write', async () => {
    const told = /^Luis Gil no tiene cuenta: verá los mensajes cuando la cree/;
    const holding = (id?: string | null) => ({
      [ONE]: () => ({ conversation: { ...ANYONE, participant: { ...ANYONE.participant, id } } }),
    });
    const first = show(holding(null));
    expect(await screen.findByText(told)).toBeVisible();
    expect(await input()).toBeEnabled();
    first.unmount();
    // Another backend need not say.
    for (const id of ['luis', undefined]) {
      const { unmount } = show(holding(id));
      await input();
      expect(screen.queryByText(told)).toBeNull();
      unmount();
    }
  });

  it('shows the other side, the connection and the messages under their days', async () => {
    show({
      [ONE]: () => ({
        conversation: {
          participant: { name: 'Luis Gil', email: 'luis@x.es' },
          messages: [
            { id: 'a', senderId: 'luis', content: 'de ayer', createdAt: new Date(NOW - 86_400_000) },
            { id: 'b', senderId: THERAPIST.id, content: 'de hoy', createdAt: new Date(NOW) },
          ],
        },
      }),
    });
    expect(await screen.findByRole('heading', { name: 'Luis Gil' })).toBeVisible();
    // It is one's own connection, and stands apart from the other's name.
    expect(within(screen.getByRole('banner')).queryByText('Conectado')).toBeNull();
    expect(screen.getByText('Conectado').closest('[role=status]')).toHaveTextContent('Tu conexión:Conectado');
    const items = screen.getAllByRole('listitem');
    expect(within(items[0] as HTMLElement).getByText('Ayer')).toBeVisible();
    expect(items[0]).toHaveTextContent('Luis Gil: de ayer');
    expect(within(items[1] as HTMLElement).getByText('Hoy')).toBeVisible();
    expect(items[1]).toHaveTextContent('Tú: de hoy');
  });

  it('sends with Enter and with the button, trimmed, and never nothing', async () => {
    const { user, backend, toasts } = show();
    const field = await input();
    expect(screen.getByRole('button', { name: 'Enviar' })).toBeDisabled();
    await user.type(field, '   {Enter}');
    await user.clear(field);
    await user.type(field, ' hola{Enter}');
    expect(field).toHaveValue('');
    expect(await screen.findByText('hola')).toBeVisible();
    await user.type(field, 'línea{Shift>}{Enter}{/Shift}otra');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(backend.sent('POST', '/api/conversations/c1/messages')).toHaveLength(2));
    expect(backend.sent('POST', /messages/).map(({ body }) => (body as { content: string }).content)).toEqual(
      ['hola', 'línea\notra'],
    );
    expect(toasts).toContain('Mensaje enviado');
  });

  it('begins a new line with Enter on a touch keyboard, where Ctrl+Enter and the button send', async () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) => ({ matches: query.includes('pointer: coarse') }) as MediaQueryList);
    const { user, backend } = show();
    const field = await input();
    await user.type(field, 'uno{Enter}dos');
    expect(field).toHaveValue('uno\ndos');
    expect(backend.sent('POST', /messages/)).toHaveLength(0);
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(field).toHaveValue('');
    await user.type(field, 'tres');
    await user.click(screen.getByRole('button', { name: 'Enviar' }));
    await waitFor(() => expect(backend.sent('POST', /messages/)).toHaveLength(2));
  });

  it('makes a link of a web address, safely, and of nothing else', async () => {
    const content = 'Mira https://example.com/rodilla. No javascript:alert(1)';
    const message = { id: 'a', senderId: 'luis', content, createdAt: new Date(NOW).toISOString() };
    show({ [ONE]: () => ({ conversation: { ...ANYONE, messages: [message] } }) });
    const link = await screen.findByRole('link', { name: 'https://example.com/rodilla' });
    expect(link).toHaveAttribute('href', 'https://example.com/rodilla');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(screen.getAllByRole('link')).toHaveLength(1);
    expect(link.parentElement).toHaveTextContent(content);
  });

  it('refuses a text over the limit and keeps it', async () => {
    const { user, backend } = show();
    const field = await input();
    await user.click(field);
    await user.paste('x'.repeat(4001));
    expect(screen.getByRole('alert')).toHaveTextContent('Máximo 4000 caracteres');
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('x'.repeat(4001));
    expect(backend.sent('POST', /messages/)).toHaveLength(0);
  });

  it('keeps a failed message with Reintentar, which sends it', async () => {
    const { user, backend, toasts } = show({ [SEND]: () => answer(500, { error: 'x' }) });
    await user.type(await input(), 'hola{Enter}');
    expect(await screen.findByText('No enviado')).toBeVisible();
    expect(toasts).toEqual(['Error al enviar el mensaje']);
    backend.use({
      [SEND]: () => ({
        message: { id: 's', senderId: THERAPIST.id, content: 'hola', createdAt: new Date().toISOString() },
      }),
    });
    const retry = screen.getByRole('button', { name: 'Reintentar' });
    expect(retry).toHaveAccessibleDescription('hola');
    await user.click(retry);
    await waitFor(() => expect(screen.queryByText('No enviado')).toBeNull());
    expect(screen.getAllByText('hola')).toHaveLength(1);
  });

  it('announces what comes in above a message that could not be sent', async () => {
    const ofLuis = (id: string, content: string) => ({
      ...{ id, content, senderId: 'luis' },
      createdAt: new Date(NOW).toISOString(),
    });
    let messages = [ofLuis('a', 'Buenas')];
    const { user, store } = show({
      [ONE]: () => ({ conversation: { ...ANYONE, messages } }),
      [SEND]: () => answer(500, { error: 'x' }),
    });
    await user.type(await input(), 'hola{Enter}');
    await screen.findByText('No enviado');
    expect(screen.getByRole('log')).toBeEmptyDOMElement();
    messages = [...messages, ofLuis('b', '¿Vienes hoy?')];
    act(() => void store.dispatch(baseApi.util.invalidateTags([oneTag('Conversation', 'c1')])));
    await waitFor(() => expect(screen.getByRole('log')).toHaveTextContent('Luis Gil: ¿Vienes hoy?'));
  });

  it('puts a failed message away with Descartar, which asks first and sends nothing', async () => {
    const { user, backend } = show({ [SEND]: () => answer(500, { error: 'x' }) });
    await user.type(await input(), 'para otra persona{Enter}');
    await user.click(await screen.findByRole('button', { name: /^Descartar mensaje de las \d\d:\d\d$/ }));
    const question = () => screen.findByRole('alertdialog', { name: '¿Descartar mensaje?' });
    expect(await question()).toHaveAccessibleDescription(/^para otra persona\s*Se borra lo escrito/);
    await user.keyboard('{Escape}');
    expect(screen.getByText('No enviado')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Descartar mensaje/ }));
    await user.click(within(await question()).getByRole('button', { name: 'Descartar mensaje' }));
    expect(screen.queryByText('para otra persona')).toBeNull();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(backend.sent('POST', /messages/)).toHaveLength(1);
  });

  it('goes back with the text of the catalogue when it cannot be loaded', async () => {
    const first = show({ [ONE]: () => answer(404, { error: 'Conversación no encontrada' }) });
    await waitFor(() => expect(onUnavailable).toHaveBeenCalledTimes(1));
    expect(first.toasts).toEqual(['Error al cargar la conversación']);
    first.unmount();
    const second = show({ [ONE]: networkFailure });
    await waitFor(() => expect(onUnavailable).toHaveBeenCalledTimes(2));
    expect(second.toasts).toEqual(['Error de conexión']);
  });

  it('says who is typing, and when the connection is lost', async () => {
    const { store } = show();
    await input();
    act(
      () =>
        void store.dispatch(typingStarted({ conversationId: 'c1', userId: 'luis', userName: 'Luis Gil' })),
    );
    expect(screen.getByText('Luis Gil está escribiendo...')).toBeVisible();
    act(() => void store.dispatch(connectionChanged({ connected: false, authenticated: false })));
    expect(screen.getByText('Desconectado')).toBeVisible();
  });

  it('loads older messages above, and offers another attempt when that fails', async () => {
    const messages = messageFixtures(80, NOW, THERAPIST.id, 'luis');
    let broken = true;
    const { user, backend } = show({
      [ONE]: ({ query }) => {
        if (query.before && broken) return answer(500);
        const rows = query.before ? messages.slice(0, 30) : messages.slice(30);
        return {
          conversation: {
            participant: { name: 'Luis' },
            messages: rows,
            nextCursor: query.before ? null : '30',
          },
        };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Cargar mensajes anteriores' }));
    const again = await screen.findByRole('button', { name: 'Reintentar' });
    broken = false;
    await user.click(again);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull());
    // The conversation also refreshes itself in the meantime, so look for the request of the older page.
    const asked = backend.sent('GET', '/api/conversations/c1').map(({ query }) => query);
    expect(asked).toContainEqual({ before: '30' });
    expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '80');
  });

  describe('a message to the wrong person', () => {
    const WITHDRAW = 'DELETE /api/messages/:id';
    /** The other's message, and one's own. */
    const TWO = [
      { id: 'a', senderId: 'luis', content: 'hola', createdAt: new Date(NOW - 60_000).toISOString() },
      { id: 'b', senderId: THERAPIST.id, content: 'de Marta', createdAt: new Date(NOW).toISOString() },
    ];
    const withdrawn = { ...TWO[1], conversationId: 'c1', content: 'Mensaje retirado', isWithdrawn: true };
    const holding = (messages: object[]) => ({ [ONE]: () => ({ conversation: { ...ANYONE, messages } }) });
    const button = () => screen.findByRole('button', { name: /^Retirar mensaje de las \d\d:\d\d$/ });

    it('is withdrawn by its sender, who is asked once', async () => {
      const { user, backend, toasts } = show({ ...holding(TWO), [WITHDRAW]: () => ({ message: withdrawn }) });
      // Only one's own can be.
      await user.click(await button());
      const question = screen.getByRole('alertdialog', { name: '¿Retirar mensaje?' });
      expect(question).toHaveAccessibleDescription(
        /^de Marta\s*Luis Gil verá «Mensaje retirado» en su lugar/,
      );
      expect(within(question).getByRole('button', { name: 'Cancelar' })).toHaveFocus();
      backend.use(holding([TWO[0] ?? {}, withdrawn]));
      await user.click(within(question).getByRole('button', { name: 'Retirar mensaje' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      expect(backend.sent('DELETE', '/api/messages/b')).toHaveLength(1);
      expect(screen.getAllByRole('listitem')[1]).toHaveTextContent('Tú: Mensaje retirado');
      expect(screen.queryByText('de Marta')).toBeNull();
      expect(screen.queryByRole('button', { name: /^Retirar mensaje/ })).toBeNull();
      expect(toasts).toContain('Mensaje retirado');
    });

    it('stays where that fails, and the question says why', async () => {
      const { user } = show({ ...holding(TWO), [WITHDRAW]: () => answer(500) });
      await user.click(await button());
      await user.click(screen.getByRole('button', { name: 'Retirar mensaje' }));
      expect(await screen.findByText('Error al retirar el mensaje')).toBeVisible();
      await user.keyboard('{Escape}');
      expect(screen.queryByRole('alertdialog')).toBeNull();
      expect(screen.getByText('de Marta')).toBeVisible();
    });

    it('is nothing that another backend is asked for, nor one that was not sent', async () => {
      const other = show(holding(TWO));
      expect(await screen.findByText('de Marta')).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Retirar mensaje/ })).toBeNull();
      other.unmount();
      const { user } = show({
        [WITHDRAW]: () => ({}),
        [SEND]: () => answer(500),
        ...holding(TWO.slice(0, 1)),
      });
      await user.type(await input(), 'hola{Enter}');
      expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible();
      expect(screen.queryByRole('button', { name: /^Retirar mensaje/ })).toBeNull();
    });
  });
});
