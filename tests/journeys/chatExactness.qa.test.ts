import './backendAddress';
import { asc, count, eq } from 'drizzle-orm';
import type { User } from '@/contract/authAnswers';
import { CHAT_LIMITS } from '@/contract/chat';
import { createRandom } from '@/contract/demo/people';
import { getConversation, listConversations } from '@/features/chat/api';
import { chatDomain } from '@/features/chat/domain';
import { linesOf } from '@/features/chat/outbox';
import { messageRetried, messageSubmitted, selectOutbox } from '@/features/chat/slice';
import { sessionStarted } from '@/shared/identity/slice';
import { connectionDomain } from '@/shared/realtime';
import { createStore } from '@/shared/redux';
import { messages } from '@/server/db/schema';
import { testServer, type Actor, type TestServer } from '@/server/testing/testServer';

/*
 * Browser stores against the real server, without a browser. Two users in two tabs each write and read at
 * random, and lose connections before the server receives a request or after it has answered.
 */

const OPERATIONS = Number(process.env.CHAT_OPERATIONS ?? 120);

/** More operations (`CHAT_OPERATIONS=1000`) need more time. */
const TIMEOUT_MS = 60_000 + OPERATIONS * 500;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
}, TIMEOUT_MS);
afterAll(() => server.close());

interface Network {
  /** Share of requests that are lost on the way, and of answers that are. */
  cut: number;
  cuts: number;
  /** Simulates a backend without client ids and cursors. */
  plain: boolean;
}

/** A `fetch` that calls the server directly, with connections that break. */
function lineTo(actor: Actor, network: Network, random: () => number): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const url = new URL(request.url);
    const break_ = () => {
      network.cuts += 1;
      throw new TypeError('Failed to fetch');
    };
    // Random delays, so that answers overtake one another.
    await new Promise((resolve) => setTimeout(resolve, Math.floor(random() * 4)));
    if (random() < network.cut) break_();
    const payload = await request.text();
    const key = request.headers.get('idempotency-key');
    const answer = await server.app.inject({
      method: request.method as 'GET',
      url: url.pathname + url.search,
      headers: {
        authorization: `Bearer ${actor.token}`,
        ...(key && !network.plain && { 'idempotency-key': key }),
        ...(payload && { 'content-type': 'application/json' }),
      },
      ...(payload && { payload }),
    });
    if (random() < network.cut) break_();
    const body = network.plain
      ? answer.body.replaceAll(/"clientId":"[^"]*"/g, '"clientId":null')
      : answer.body;
    return new Response(body, {
      status: answer.statusCode,
      headers: { 'content-type': 'application/json' },
    });
  };
}

function openTab(actor: Actor, network: Network, random: () => number) {
  const store = createStore({
    fetch: lineTo(actor, network, random),
    domains: [connectionDomain, chatDomain],
  });
  store.dispatch(
    sessionStarted({ ...actor, phone: null } satisfies User & { token: string; patientId: string | null }),
  );
  const once = { subscribe: false, forceRefetch: true } as const;
  return {
    actor,
    store,
    write: (conversationId: string, content: string) => {
      const known = getConversation.select(conversationId)(store.getState()).data?.messages;
      store.dispatch(
        messageSubmitted({
          conversationId,
          senderId: actor.id,
          content,
          after: known?.at(-1)?.id ?? null,
          createdAt: new Date().toISOString(),
        }),
      );
    },
    retryAll: () => {
      for (const { clientId, status } of selectOutbox(store.getState()))
        if (status === 'failed') store.dispatch(messageRetried({ clientId }));
    },
    read: (id: string) => store.dispatch(getConversation.initiate(id, once)),
    list: () => store.dispatch(listConversations.initiate(undefined, once)),
    lines: (id: string) =>
      linesOf(
        getConversation.select(id)(store.getState()).data?.messages ?? [],
        selectOutbox(store.getState()),
      ),
    unread: () => listConversations.select()(store.getState()).data?.[0]?.unreadCount,
    isSending: () => selectOutbox(store.getState()).some(({ status }) => status === 'sending'),
  };
}

type Tab = ReturnType<typeof openTab>;

const until = async (done: () => boolean) => {
  for (let turn = 0; !done(); turn += 1) {
    if (turn > 5_000) throw new Error('Nothing moves any more');
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
};

async function exchange(seed: number, operations: number, plain: boolean) {
  await server.reset();
  const random = createRandom(seed).next;
  const network: Network = { cut: 0.2, cuts: 0, plain };
  const ana = await server.signIn('THERAPIST');
  const luis = await server.signIn('PATIENT', { therapist: ana });
  const opened = await server.call(ana, 'POST /api/conversations', { patientId: luis.patientId });
  const id: string = opened.body.conversation.id;
  // The two tabs of a user write different texts, because a plain backend matches messages by text.
  const tabs = [ana, ana, luis, luis].map((actor) => openTab(actor, network, random));
  const written: string[] = [];
  const twice: string[] = [];

  for (let n = 0; n < operations; n += 1) {
    const tab = tabs[Math.floor(random() * tabs.length)] as Tab;
    const what = random();
    if (what < 0.5) {
      const content = `mensaje ${n}`;
      written.push(content);
      tab.write(id, content);
    } else if (what < 0.7) void tab.read(id);
    else if (what < 0.8) void tab.list();
    else if (what < 0.95) tab.retryAll();
    else await until(() => !tab.isSending());
    if (random() < 0.3) await new Promise((resolve) => setTimeout(resolve, 1));
    // No tab may ever show a message twice.
    for (const { lines } of tabs) {
      const contents = lines(id).map(({ content }) => content);
      if (new Set(contents).size < contents.length) twice.push(...contents);
    }
  }

  network.cut = 0;
  for (let round = 0; round < 3; round += 1) {
    for (const tab of tabs) tab.retryAll();
    await until(() => tabs.every((tab) => !tab.isSending()));
  }
  return { id, ana, luis, tabs, written, twice, cuts: network.cuts };
}

async function expectEqualToDatabase({
  id,
  ana,
  luis,
  tabs,
  written,
  twice,
}: Awaited<ReturnType<typeof exchange>>) {
  const rows = await server.db
    .select({ content: messages.content, senderId: messages.senderId })
    .from(messages)
    .where(eq(messages.conversationId, id))
    .orderBy(asc(messages.seq));
  // Nothing lost, nothing duplicated, and nothing shown twice meanwhile.
  expect(rows.map(({ content }) => content).sort()).toEqual([...written].sort());
  expect(twice).toEqual([]);

  // Unread counts before another read: both tabs of a user agree with the server.
  for (const actor of [ana, luis]) {
    const { body } = await server.call(actor, 'GET /api/conversations');
    for (const tab of tabs.filter((one) => one.actor === actor)) {
      await tab.list();
      expect(tab.unread()).toBe(body.conversations[0].unreadCount);
    }
  }
  for (const tab of tabs) {
    await tab.read(id);
    expect(tab.unread()).toBe(0);
    expect(selectOutbox(tab.store.getState())).toEqual([]);
    const shown = tab.lines(id).map(({ content, senderId }) => ({ content, senderId }));
    // A tab that read rarely has only the newest page and what it saw before; its last messages must match
    // the database.
    expect(shown.length).toBeGreaterThanOrEqual(Math.min(rows.length, CHAT_LIMITS.pageSize));
    expect(shown).toEqual(rows.slice(-shown.length));
    tab.store.dispose();
  }
}

describe('two people in two tabs each', () => {
  it(
    `lose, double and disorder nothing in ${OPERATIONS} random operations with broken connections`,
    async () => {
      const result = await exchange(20261120, OPERATIONS, false);
      await expectEqualToDatabase(result);
      expect(result.cuts).toBeGreaterThan(OPERATIONS / 10);
      console.info(
        `${OPERATIONS} operations, ${result.written.length} messages, ${result.cuts} broken connections`,
      );
    },
    TIMEOUT_MS,
  );

  it(
    'nor with a backend that knows no client ids',
    async () => {
      const result = await exchange(7, Math.floor(OPERATIONS / 3), true);
      await expectEqualToDatabase(result);
      expect(result.cuts).toBeGreaterThan(0);
      const [stored] = await server.db.select({ count: count() }).from(messages);
      expect(stored?.count).toBe(result.written.length);
    },
    TIMEOUT_MS,
  );
});
