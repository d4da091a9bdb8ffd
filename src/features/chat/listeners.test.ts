import { baseApi } from '@/shared/api/baseApi';
import { loggedOut, sessionExpired, sessionStarted, signedOutElsewhere } from '@/shared/identity/slice';
import { messageReceived, ownTypingChanged, typingStarted } from '@/shared/realtime';
import { mayClose } from '@/shared/testing/closing';
import { answer, type FakeHandler, type FakeRequest, networkFailure } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { testStore } from '@/shared/testing/testStore';
import { selectToastQueue } from '@/shared/toasts/slice';
import { getConversation, listConversations } from './api';
import { chatDomain } from './domain';
import { linesOf } from './outbox';
import {
  draftChanged,
  messageDiscarded,
  messageRetried,
  messageSubmitted,
  selectDraft,
  selectOutbox,
  selectTyping,
} from './slice';

const ONE = 'GET /api/conversations/:id';
const SEND = 'POST /api/conversations/:id/messages';
const START = new Date('2026-11-20T10:00:00Z').getTime();
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

beforeEach(() => void jest.useFakeTimers({ now: START }));

/** A store on a backend that stores messages. `routes` can override its calls. */
function start(routes: Record<string, FakeHandler> = {}) {
  const stored: Record<string, unknown>[] = [];
  const keep = ({ body, headers }: FakeRequest) => {
    const clientId = headers['idempotency-key'] ?? null;
    const known = stored.find((one) => one.clientId === clientId);
    if (known) return { message: known };
    const message = {
      id: `m${stored.length + 1}`,
      senderId: THERAPIST.id,
      createdAt: new Date(START + stored.length).toISOString(),
      conversationId: 'c1',
      clientId,
      ...(body as object),
    };
    stored.push(message);
    return { message };
  };
  const all = () => ({
    conversation: { id: 'c1', participant: { name: 'Luis' }, messages: [...stored] },
  });
  const { store, backend } = testStore({
    user: THERAPIST,
    domains: [chatDomain],
    routes: { [ONE]: all, [SEND]: keep, 'GET /api/conversations': () => ({ conversations: [] }), ...routes },
  });
  const subscription = store.dispatch(getConversation.initiate('c1'));
  return {
    store,
    backend,
    stored,
    keep,
    all,
    subscription,
    write: (content: string) =>
      store.dispatch(
        messageSubmitted({
          conversationId: 'c1',
          senderId: THERAPIST.id,
          content,
          after: null,
          createdAt: new Date().toISOString(),
        }),
      ).payload.clientId,
    retry: (clientId: string) => store.dispatch(messageRetried({ clientId })),
    lines: () =>
      linesOf(
        getConversation.select('c1')(store.getState()).data?.messages ?? [],
        selectOutbox(store.getState()),
      ).map(({ content, status }) => `${content} ${status}`),
    toasts: () => selectToastQueue(store.getState()).map(({ message }) => message),
    sent: () => backend.sent('POST', '/api/conversations/c1/messages'),
  };
}

describe('sending', () => {
  it('shows the message at once and stores it trimmed, with the documented body', async () => {
    const chat = start();
    await pass(1);
    chat.write('  hola  ');
    expect(chat.lines()).toEqual(['hola sending']);
    await pass(1);
    expect(chat.lines()).toEqual(['hola stored']);
    expect(chat.sent()[0]?.body).toEqual({ content: 'hola', type: 'TEXT' });
    expect(chat.sent()[0]?.headers['idempotency-key']).toMatch(/^[\w-]{8,}$/);
    expect(chat.toasts()).toEqual(['Mensaje enviado']);
    expect(selectOutbox(chat.store.getState())).toEqual([]);
  });

  it('thanks for a quick exchange once', async () => {
    const chat = start();
    await pass(1);
    for (const content of ['a', 'b', 'c']) chat.write(content);
    await pass(10);
    expect(chat.toasts()).toEqual(['Mensaje enviado']);
    await pass(3_000);
    chat.write('d');
    await pass(10);
    expect(chat.toasts()).toHaveLength(2);
  });

  it('sends one after the other, so that the order of writing is the order stored', async () => {
    const chat = start({
      [SEND]: async (request) => {
        // The first message takes the longest.
        await new Promise((resolve) => setTimeout(resolve, 300 - 100 * chat.sent().length));
        return chat.keep(request);
      },
    });
    await pass(1);
    for (const content of ['uno', 'dos', 'tres']) chat.write(content);
    await pass(1_000);
    expect(chat.lines()).toEqual(['uno stored', 'dos stored', 'tres stored']);
  });

  it('keeps a failed message with its state while a later one goes through', async () => {
    let refuse = true;
    const chat = start({ [SEND]: (request) => (refuse ? answer(500, { error: 'x' }) : chat.keep(request)) });
    await pass(1);
    const first = chat.write('uno');
    await pass(1);
    expect(chat.toasts()).toEqual(['Error al enviar el mensaje']);
    refuse = false;
    chat.write('dos');
    await pass(1);
    expect(chat.lines()).toEqual(['dos stored', 'uno failed']);
    chat.retry(first);
    await pass(10);
    expect(chat.lines()).toEqual(['dos stored', 'uno stored']);
  });

  it('rolls back right when two failures overlap polls and a success', async () => {
    const answers: ((value: unknown) => void)[] = [];
    const chat = start({ [SEND]: () => new Promise((resolve) => answers.push(resolve)) });
    await pass(1);
    for (const content of ['uno', 'dos', 'tres']) chat.write(content);
    await pass(1);
    void chat.subscription.refetch();
    await pass(1);
    expect(chat.lines()).toEqual(['uno sending', 'dos sending', 'tres sending']);
    answers[0]?.(answer(500));
    await pass(1);
    answers[1]?.({
      message: { id: 'm9', senderId: THERAPIST.id, content: 'dos', createdAt: new Date().toISOString() },
    });
    void chat.subscription.refetch();
    await pass(1);
    answers[2]?.(answer(500));
    await pass(1);
    expect(chat.lines()).toEqual(['dos stored', 'uno failed', 'tres failed']);
  });

  it('is not undone by a poll that began before it was stored', async () => {
    let release = (_value: unknown) => undefined as void;
    const chat = start();
    await pass(1);
    const old = chat.all();
    chat.backend.use({ [ONE]: () => new Promise((resolve) => (release = resolve)) });
    void chat.subscription.refetch();
    await pass(1);
    chat.write('hola');
    await pass(1);
    expect(chat.lines()).toEqual(['hola stored']);
    release(old);
    await pass(1);
    expect(chat.lines()).toEqual(['hola stored']);
  });

  it('is shown once when a poll brings it before its own answer', async () => {
    let release = () => undefined as void;
    const chat = start({
      [SEND]: async (request) => {
        const kept = chat.keep(request);
        await new Promise<void>((resolve) => (release = resolve));
        return kept;
      },
    });
    await pass(1);
    chat.write('hola');
    await pass(1);
    void chat.subscription.refetch();
    await pass(1);
    expect(chat.lines()).toEqual(['hola stored']);
    release();
    await pass(1);
    expect(chat.lines()).toEqual(['hola stored']);
  });

  it('finds a message whose answer was lost, without storing it twice, client ids or not', async () => {
    for (const knowsIds of [true, false]) {
      let lose = true;
      const chat = start({
        [SEND]: (request) => {
          chat.keep(knowsIds ? request : { ...request, headers: {} });
          return lose ? networkFailure() : { message: chat.stored.at(-1) };
        },
      });
      await pass(1);
      const id = chat.write('hola');
      await pass(1);
      expect(chat.lines()).toEqual(['hola failed']);
      expect(chat.toasts()).toEqual(['Error de conexión']);
      lose = false;
      chat.retry(id);
      await pass(5);
      expect(chat.lines()).toEqual(['hola stored']);
      expect(chat.stored).toHaveLength(1);
      expect(chat.sent()).toHaveLength(1);
    }
  });

  it('forgets everything at log-out and sends no more', async () => {
    const chat = start({ [SEND]: () => new Promise(() => undefined) });
    await pass(1);
    chat.write('uno');
    chat.write('dos');
    await pass(1);
    chat.store.dispatch(loggedOut());
    chat.store.dispatch(baseApi.util.resetApiState());
    await pass(60_000);
    expect(selectOutbox(chat.store.getState())).toEqual([]);
    expect(chat.sent()).toHaveLength(1);
    expect(chat.toasts()).toEqual([]);
  });

  it('keeps what was written over an expired sign-in session, for its writer alone', async () => {
    let isExpired = true;
    const chat = start({
      [SEND]: (request) => (isExpired ? answer(401, { error: 'Sesión caducada' }) : chat.keep(request)),
    });
    await pass(1);
    const clientId = chat.write('en camino');
    chat.store.dispatch(draftChanged({ conversationId: 'c2', text: 'a medias' }));
    await pass(1);
    chat.store.dispatch(sessionExpired());
    const draft = () => selectDraft(chat.store.getState(), 'c2');
    expect(draft()).toBe('');

    chat.store.dispatch(sessionStarted({ ...THERAPIST, id: 'other' }));
    expect(draft()).toBe('');
    expect(selectOutbox(chat.store.getState())).toEqual([]);
    chat.store.dispatch(loggedOut());

    chat.store.dispatch(sessionStarted(THERAPIST));
    expect(draft()).toBe('a medias');
    expect(chat.lines()).toEqual(['en camino failed']);
    isExpired = false;
    chat.retry(clientId);
    await pass(1);
    expect(chat.stored.map(({ content }) => content)).toEqual(['en camino']);
    expect(chat.lines()).toEqual(['en camino stored']);
  });
});

describe('what is not sent', () => {
  const isAskedFor = () => !mayClose();

  it('is asked for before the tab is closed, as long as it is not stored', async () => {
    let isDown = true;
    const chat = start({ [SEND]: (request) => (isDown ? networkFailure() : chat.keep(request)) });
    await pass(1);
    const typed = (text: string) => chat.store.dispatch(draftChanged({ conversationId: 'c2', text }));
    typed('a medias');
    expect(isAskedFor()).toBe(true);
    typed('');
    expect(isAskedFor()).toBe(false);
    const clientId = chat.write('hola');
    expect(isAskedFor()).toBe(true);
    await pass(1);
    expect(chat.lines()).toEqual(['hola failed']);
    expect(isAskedFor()).toBe(true);
    isDown = false;
    chat.retry(clientId);
    await pass(5);
    expect(chat.lines()).toEqual(['hola stored']);
    expect(isAskedFor()).toBe(false);
  });

  it('is put away for good once it has failed, and not while it is on its way', async () => {
    const chat = start({ [SEND]: networkFailure });
    await pass(1);
    const clientId = chat.write('hola');
    const discard = () => chat.store.dispatch(messageDiscarded({ clientId }));
    discard();
    expect(chat.lines()).toEqual(['hola sending']);
    await pass(1);
    expect(isAskedFor()).toBe(true);
    discard();
    chat.retry(clientId);
    await pass(5);
    expect(chat.lines()).toEqual([]);
    expect(chat.sent()).toHaveLength(1);
    expect(isAskedFor()).toBe(false);
    chat.store.dispatch(signedOutElsewhere());
    chat.store.dispatch(sessionStarted(THERAPIST));
    expect(chat.lines()).toEqual([]);
  });

  it('comes back after another tab has signed out, and is forgotten by who signs out here', async () => {
    const chat = start();
    await pass(1);
    const draft = () => selectDraft(chat.store.getState(), 'c2');
    chat.store.dispatch(draftChanged({ conversationId: 'c2', text: 'a medias' }));
    chat.store.dispatch(signedOutElsewhere());
    chat.store.dispatch(sessionStarted(THERAPIST));
    expect(draft()).toBe('a medias');
    chat.store.dispatch(loggedOut());
    expect(isAskedFor()).toBe(false);
    chat.store.dispatch(sessionStarted(THERAPIST));
    expect(draft()).toBe('');
  });
});

describe('reading and hearing', () => {
  it('clears the count of the row that is read, and tells the bell only of news', async () => {
    const chat = start({
      'GET /api/conversations': () => ({
        conversations: [{ id: 'c1', participant: { name: 'Luis' }, unreadCount: 3 }],
      }),
    });
    chat.stored.push({
      id: 'x',
      senderId: 'luis',
      content: 'hola',
      createdAt: new Date(START).toISOString(),
    });
    await pass(1);
    const list = chat.store.dispatch(listConversations.initiate());
    await pass(1);
    chat.stored.push({
      id: 'y',
      senderId: 'luis',
      content: 'eh',
      createdAt: new Date(START + 1).toISOString(),
    });
    void chat.subscription.refetch();
    await pass(1);
    expect(listConversations.select()(chat.store.getState()).data?.[0]?.unreadCount).toBe(0);
    list.unsubscribe();
  });

  it('shows a message of the socket once, whatever comes again', async () => {
    const chat = start();
    await pass(1);
    const message = {
      id: 'm7',
      senderId: 'luis',
      content: 'hola',
      type: 'TEXT' as const,
      createdAt: new Date(START).toISOString(),
      conversationId: 'c1',
      clientId: 'theirs',
    };
    chat.store.dispatch(typingStarted({ conversationId: 'c1', userId: 'luis', userName: 'Luis' }));
    chat.store.dispatch(messageReceived({ conversationId: 'c1', message }));
    chat.store.dispatch(messageReceived({ conversationId: 'c1', message }));
    await pass(1);
    expect(chat.lines()).toEqual(['hola stored']);
    expect(selectTyping(chat.store.getState(), 'c1')).toEqual({});
  });

  it('shows that a message was withdrawn, and none before a hole', async () => {
    const chat = start();
    await pass(1);
    const message = {
      id: 'm7',
      senderId: 'luis',
      content: 'hola',
      type: 'TEXT' as const,
      createdAt: new Date(START).toISOString(),
      conversationId: 'c1',
      clientId: 'theirs',
    };
    const withdrawn = { ...message, content: 'Mensaje retirado', isWithdrawn: true };
    chat.store.dispatch(messageReceived({ conversationId: 'c1', message: { ...withdrawn, id: 'm1' } }));
    chat.store.dispatch(messageReceived({ conversationId: 'c1', message }));
    chat.store.dispatch(messageReceived({ conversationId: 'c1', message: withdrawn }));
    chat.store.dispatch(messageReceived({ conversationId: 'c1', message }));
    await pass(1);
    expect(chat.lines()).toEqual(['Mensaje retirado stored']);
  });

  it('forgets that somebody was typing when the stop was lost', async () => {
    const chat = start();
    chat.store.dispatch(typingStarted({ conversationId: 'c1', userId: 'luis', userName: 'Luis' }));
    await pass(5_999);
    expect(selectTyping(chat.store.getState(), 'c1')).toEqual({ luis: 'Luis' });
    await pass(1);
    expect(selectTyping(chat.store.getState(), 'c1')).toEqual({});
  });

  it('tells of own typing at the first key, and of its end after 2 s of rest or with the sending', async () => {
    const chat = start();
    const told: boolean[] = [];
    chat.store.load([
      {
        name: 'spy',
        startListeners: (listen) =>
          void listen({
            actionCreator: ownTypingChanged,
            effect: ({ payload }) => void told.push(payload.typing),
          }),
      },
    ]);
    const type = (text: string) => chat.store.dispatch(draftChanged({ conversationId: 'c1', text }));
    type('h');
    await pass(1_500);
    type('ho');
    await pass(1_999);
    expect(told).toEqual([true]);
    await pass(1);
    expect(told).toEqual([true, false]);
    type('hola');
    chat.write('hola');
    await pass(1);
    expect(told).toEqual([true, false, true, false]);
    await pass(5_000);
    expect(told).toHaveLength(4);
  });
});
