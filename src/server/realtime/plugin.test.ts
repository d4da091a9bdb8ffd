import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import { auditEvents, userSessions } from '../db/schema';
import { openPostgres } from '../db/database';
import { databaseOfRun } from '../testing/testDatabase';
import { testServer, type Actor, type TestServer } from '../testing/testServer';
import { openAdapterPool } from './plugin';

const sockets: Socket[] = [];

/** Connects a socket. Resolves to the socket, or to the text of the refusal. */
async function connect(server: TestServer, token: unknown): Promise<Socket | string> {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, { auth: { token }, forceNew: true, reconnection: false });
  sockets.push(socket);
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', (error) => resolve(error.message));
  });
}

const connected = async (server: TestServer, actor: Actor): Promise<Socket> => {
  const socket = await connect(server, actor.token);
  if (typeof socket === 'string') throw new Error(socket);
  return socket;
};

const ask = (socket: Socket, event: string, payload: unknown): Promise<Record<string, unknown>> =>
  socket.timeout(5_000).emitWithAck(event, payload) as Promise<Record<string, unknown>>;

/** Collects the payloads that a socket receives for an event. */
function hear(socket: Socket, event: string): unknown[] {
  const heard: unknown[] = [];
  socket.on(event, (payload: unknown) => heard.push(payload));
  return heard;
}

/** Resolves after all earlier messages to the socket have arrived, because messages keep their order. */
const settled = (socket: Socket) => ask(socket, 'leave_conversation', {});

async function arrival(heard: unknown[], count = 1): Promise<void> {
  for (let turn = 0; heard.length < count && turn < 500; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
}

async function practice(server: TestServer) {
  const ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  const luis = await server.signIn('PATIENT', { therapist: ana, name: 'Luis Gil' });
  const made = await server.call(ana, 'POST /api/conversations', { patientId: luis.patientId });
  return { ana, luis, conversationId: made.body.conversation.id as string };
}

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});

describe('realtime in one process', () => {
  let server: TestServer;
  let people: Awaited<ReturnType<typeof practice>>;
  beforeAll(async () => {
    server = await testServer({ settings: { realtime: { recheckMs: 200 } } });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await server.reset();
    people = await practice(server);
  });

  it('lets in only a valid token of somebody who chats', async () => {
    const admin = await server.signIn('ADMIN');
    for (const token of [undefined, '', 7, 'x.y.z', { $ne: '' }, admin.token])
      expect(await connect(server, token)).toBe('Debes iniciar sesión');
    expect(typeof (await connect(server, people.ana.token))).toBe('object');
  });

  it('tells both sides of a message sent over HTTP, each socket once, and nobody else', async () => {
    const { ana, luis, conversationId } = people;
    const stranger = await server.signIn('THERAPIST');
    const [hers, his, theirs] = await Promise.all([ana, luis, stranger].map((one) => connected(server, one)));
    await ask(his!, 'join_conversation', { conversationId });
    const heard = [hers!, his!, theirs!].map((socket) => hear(socket, 'message_received'));
    const sent = await server.call(
      ana,
      `POST /api/conversations/${conversationId}/messages`,
      { content: 'hola', type: 'TEXT' },
      { 'idempotency-key': 'client-0001' },
    );
    await Promise.all([hers!, his!, theirs!].map(settled));
    expect(heard[0]).toEqual([{ conversationId, message: sent.body.message }]);
    expect(heard[1]).toHaveLength(1);
    expect(heard[2]).toEqual([]);
  });

  it('tells both sides again of a message that is withdrawn, without its text', async () => {
    const { ana, luis, conversationId } = people;
    const sockets = await Promise.all([ana, luis].map((one) => connected(server, one)));
    const sent = await server.call(ana, `POST /api/conversations/${conversationId}/messages`, {
      content: 'hola',
      type: 'TEXT',
    });
    await Promise.all(sockets.map(settled));
    const heard = sockets.map((socket) => hear(socket, 'message_received'));
    await server.call(ana, `DELETE /api/messages/${sent.body.message.id}`);
    await Promise.all(sockets.map(settled));
    const message = { ...sent.body.message, content: 'Mensaje retirado', isWithdrawn: true };
    expect(heard).toEqual([[{ conversationId, message }], [{ conversationId, message }]]);
  });

  it('refuses foreign, absent and malformed rooms, and tells nothing of them', async () => {
    const { luis, conversationId } = people;
    const stranger = await server.signIn('PATIENT');
    const socket = await connected(server, stranger);
    const his = await connected(server, luis);
    await ask(his, 'join_conversation', conversationId);
    const heard = hear(socket, 'user_typing');
    const heardByHim = hear(his, 'user_typing');
    for (const payload of [conversationId, { conversationId }, 'nope', null, { conversationId: { x: 1 } }])
      expect(await ask(socket, 'join_conversation', payload)).toEqual({ error: 'No encontrado' });
    expect(await ask(socket, 'typing_start', { conversationId })).toEqual({ error: 'No encontrado' });
    const message = { content: 'intruso', clientId: 'client-0009' };
    expect(await ask(socket, 'new_message', { conversationId, message })).toEqual({ error: 'No encontrado' });
    await ask(his, 'typing_start', { conversationId });
    await settled(socket);
    expect(heard).toEqual([]);
    expect(heardByHim).toEqual([]);
  });

  it('relays typing under the name of the token, not of the payload', async () => {
    const { ana, luis, conversationId } = people;
    const [hers, his] = await Promise.all([connected(server, ana), connected(server, luis)]);
    await Promise.all([hers, his].map((socket) => ask(socket, 'join_conversation', { conversationId })));
    const typing = hear(his, 'user_typing');
    const stopped = hear(his, 'user_stopped_typing');
    await ask(hers, 'typing_start', { conversationId, userId: luis.id, userName: 'Otra' });
    await ask(hers, 'typing_stop', { conversationId });
    await settled(his);
    const who = { conversationId, userId: ana.id, userName: 'Ana Ruiz' };
    expect(typing).toEqual([who]);
    expect(stopped).toEqual([who]);
  });

  it('stores a message that comes over the socket once, also when HTTP brought it before', async () => {
    const { ana, luis, conversationId } = people;
    const [hers, his] = await Promise.all([connected(server, ana), connected(server, luis)]);
    const heard = hear(his, 'message_received');
    const message = { content: 'hola', type: 'TEXT', clientId: 'client-0001' };
    const first = await ask(hers, 'new_message', { conversationId, message });
    expect(await ask(hers, 'new_message', { conversationId, message })).toEqual(first);
    await server.call(
      ana,
      `POST /api/conversations/${conversationId}/messages`,
      { content: 'hola', type: 'TEXT' },
      { 'idempotency-key': 'client-0001' },
    );
    for (const bad of [{ content: 'sin clave' }, { content: ' ', clientId: 'client-0002' }, null, 'x'])
      expect((await ask(hers, 'new_message', { conversationId, message: bad })).error).toBeTruthy();
    await settled(his);
    expect(heard).toHaveLength(1);
    const { body } = await server.call(luis, `GET /api/conversations/${conversationId}`);
    expect(body.conversation.messages).toHaveLength(1);
  });

  it('logs who wrote over the socket, once, and nothing of what HTTP brought before', async () => {
    const { ana, luis, conversationId } = people;
    const hers = await connected(server, ana);
    const message = { content: 'hola', type: 'TEXT', clientId: 'client-0001' };
    const { message: sent } = await ask(hers, 'new_message', { conversationId, message });
    await ask(hers, 'new_message', { conversationId, message });
    const events = () => server.db.select().from(auditEvents).where(eq(auditEvents.entity, 'message'));
    const written = { action: 'CREATE', actorId: ana.id, actorRole: 'THERAPIST', result: 201 };
    const about = { entityId: (sent as { id: string }).id, patientId: luis.patientId, address: '127.0.0.1' };
    expect(await events()).toMatchObject([{ ...written, ...about }]);
    const other = { content: 'adiós', type: 'TEXT', clientId: 'client-0002' };
    await server.call(ana, `POST /api/conversations/${conversationId}/messages`, other);
    await ask(hers, 'new_message', { conversationId, message: other });
    expect(await events()).toHaveLength(2);
  });

  it('closes the socket of a session that has ended: at the next join, and by itself soon after', async () => {
    const { ana, luis, conversationId } = people;
    const [hers, his] = await Promise.all([connected(server, ana), connected(server, luis)]);
    const gone = [hers, his].map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
    await server.db.update(userSessions).set({ revokedAt: server.clock.now() });
    hers.emit('join_conversation', { conversationId });
    await Promise.all(gone);
    expect(await connect(server, ana.token)).toBe('Debes iniciar sesión');
  });
});

describe('a deactivated account', () => {
  it('loses its sockets at once, not at the next recheck, and gets no new one', async () => {
    const server = await testServer({ settings: { realtime: { recheckMs: 3_600_000 } } });
    await server.app.listen({ host: '127.0.0.1', port: 0 });
    const { ana, luis } = await practice(server);
    const admin = await server.signIn('ADMIN');
    const [hers, his] = await Promise.all([connected(server, ana), connected(server, luis)]);
    const gone = new Promise((resolve) => hers.once('disconnect', resolve));
    expect((await server.call(admin, `POST /api/team/${ana.id}/deactivation`)).status).toBe(200);
    await gone;
    expect(await connect(server, ana.token)).toBe('Debes iniciar sesión');
    expect(his.connected).toBe(true);
    his.disconnect();
    await server.close();
  });
});

describe('realtime in two processes', () => {
  it('meets through PostgreSQL', async () => {
    const { url, drop } = await databaseOfRun();
    const databases = await Promise.all([openPostgres(url), openPostgres(url)]);
    const servers: TestServer[] = [];
    for (const database of databases) {
      const server = await testServer({ database, settings: { realtime: { databaseUrl: url } } });
      await server.app.listen({ host: '127.0.0.1', port: 0 });
      servers.push(server);
    }
    const [one, two] = servers as [TestServer, TestServer];
    const { ana, luis, conversationId } = await practice(one);
    const [hers, his] = await Promise.all([connected(one, ana), connected(two, luis)]);
    await Promise.all([hers, his].map((socket) => ask(socket, 'join_conversation', { conversationId })));
    const messages = hear(his, 'message_received');
    const typing = hear(his, 'user_typing');
    await ask(hers, 'typing_start', { conversationId });
    await one.call(ana, `POST /api/conversations/${conversationId}/messages`, { content: 'x'.repeat(4000) });
    await arrival(messages);
    await arrival(typing);
    expect(messages).toHaveLength(1);
    expect(typing).toHaveLength(1);
    hers.disconnect();
    his.disconnect();
    for (const server of servers) await server.close();
    for (const database of databases) await database.close();
    await drop();
  });
});

test('each restart of PostgreSQL leaves the process alive and its pool with room for the next connection', async () => {
  const { url, drop } = await databaseOfRun();
  const pool = openAdapterPool(url);
  for (let restart = 0; restart <= pool.options.max; restart += 1) {
    // Taken and not given back, as the adapter does.
    const client = await pool.connect();
    const ended = new Promise<void>((resolve) => client.once('end', resolve));
    await expect(client.query('select pg_terminate_backend(pg_backend_pid())')).rejects.toThrow();
    await ended;
  }
  expect(pool.totalCount).toBe(0);
  await pool.end();
  await drop();
});
