import './backendAddress';
import type { AddressInfo, Socket } from 'node:net';
import { realtimeDomains } from '@/app/realtime';
import { getConversation } from '@/features/chat/api';
import { chatDomain } from '@/features/chat/domain';
import { linesOf } from '@/features/chat/outbox';
import { draftChanged, messageSubmitted, selectOutbox, selectTyping } from '@/features/chat/slice';
import { loggedOut, sessionStarted } from '@/shared/identity/slice';
import { conversationOpened, selectLive } from '@/shared/realtime';
import { createStore } from '@/shared/redux';
import { testServer, type Actor, type TestServer } from '@/server/testing/testServer';

/* Browser stores with the real socket client against the real server. */

let server: TestServer;
let address: string;
const lines = new Set<Socket>();
beforeAll(async () => {
  server = await testServer({ settings: { realtime: {} } });
  server.app.server.on('connection', (line) => lines.add(line));
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  Object.assign(globalThis, { API_BASE_URL: address, document: { visibilityState: 'visible' } });
});
afterAll(async () => {
  // A line that a store of this test still holds would keep the server from closing.
  for (const line of lines) line.destroy();
  await server.close();
});

const until = async (what: string, done: () => boolean | Promise<boolean>) => {
  for (let turn = 0; !(await done()); turn += 1) {
    if (turn > 1_500) throw new Error(`Never happened: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

function openTab(actor: Actor, id: string) {
  const requests: string[] = [];
  const store = createStore({
    domains: [chatDomain, ...realtimeDomains],
    fetch: (input, init) => {
      const request = new Request(input, init);
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}`);
      return fetch(new Request(`${address}${pathname}${search}`, request));
    },
  });
  store.extra.vault.setToken(actor.token);
  store.dispatch(
    sessionStarted({ id: actor.id, name: actor.name, email: actor.email, role: actor.role, phone: null }),
  );
  const subscription = store.dispatch(getConversation.initiate(id));
  store.dispatch(conversationOpened({ conversationId: id }));
  // Collected on every change, because on a busy machine polling could miss a state that lasts two seconds.
  const typers = new Set<string>();
  store.subscribe(() =>
    Object.values(selectTyping(store.getState(), id)).forEach((name) => typers.add(name)),
  );
  return {
    store,
    typers,
    requests,
    subscription,
    live: () => selectLive(store.getState()),
    write: (content: string) =>
      store.dispatch(
        messageSubmitted({
          conversationId: id,
          senderId: actor.id,
          content,
          after: null,
          createdAt: new Date().toISOString(),
        }),
      ),
    lines: () =>
      linesOf(
        getConversation.select(id)(store.getState()).data?.messages ?? [],
        selectOutbox(store.getState()),
      ).map(({ content }) => content),
  };
}

it('tells at once, says who types, and catches up over HTTP after a cut', async () => {
  const ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  const luis = await server.signIn('PATIENT', { therapist: ana });
  const made = await server.call(ana, 'POST /api/conversations', { patientId: luis.patientId });
  const id: string = made.body.conversation.id;
  const hers = openTab(ana, id);
  const his = openTab(luis, id);
  await until('both connected', () => hers.live() && his.live());

  hers.write('hola');
  await until('heard', () => his.lines().includes('hola'));
  // Typing is announced once, to those in the room. Repeat it until his tab has joined.
  let looks = 0;
  await until('typing', () => {
    if (looks % 50 === 0)
      for (const text of ['', 'y']) hers.store.dispatch(draftChanged({ conversationId: id, text }));
    looks += 1;
    return his.typers.has('Ana Ruiz');
  });
  hers.store.dispatch(draftChanged({ conversationId: id, text: '' }));
  await until('stopped', () => selectTyping(his.store.getState(), id)[ana.id] === undefined);

  // Messages shown in an open conversation are marked as read.
  await until(
    'read',
    async () => (await server.call(luis, 'GET /api/notifications/unread-count')).body.unreadCount === 0,
  );

  for (const line of lines) line.destroy();
  await until('cut', () => !his.live());
  await server.call(ana, `POST /api/conversations/${id}/messages`, { content: 'mientras tanto' });
  await until('back', () => his.live() && hers.live());
  await until('caught up', () => his.lines().includes('mientras tanto'));
  his.write('gracias');
  await until('answered', () => hers.lines().includes('gracias'));
  await until('settled', () => his.lines().length === 3 && hers.lines().length === 3);
  for (const tab of [hers, his]) expect(tab.lines()).toEqual(['hola', 'mientras tanto', 'gracias']);

  for (const tab of [hers, his]) {
    tab.store.dispatch(loggedOut());
    expect(tab.live()).toBe(false);
    tab.subscription.unsubscribe();
    tab.store.dispose();
  }
});
