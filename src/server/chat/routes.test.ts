import { count, eq } from 'drizzle-orm';
import { CHAT_LIMITS } from '@/contract/chat';
import { conversations, messages, patients } from '../db/schema';
import { serverOfFile, type Actor } from '../testing/testServer';
import { serverEvents, type StoredMessage } from '../core/serverEvents';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
let conversationId: string;
beforeEach(async () => {
  ana = await server.signIn('THERAPIST', { name: 'Ana Ruiz' });
  luis = await server.signIn('PATIENT', { therapist: ana, name: 'Luis Gil', email: 'luis@test.es' });
  const made = await server.call(ana, 'POST /api/conversations', { patientId: luis.patientId });
  conversationId = made.body.conversation.id;
});

const send = (actor: Actor, content: string, key?: string, id = conversationId) =>
  server.call(
    actor,
    `POST /api/conversations/${id}/messages`,
    { content, type: 'TEXT' },
    key ? { 'idempotency-key': key } : {},
  );
const list = async (actor: Actor) => (await server.call(actor, 'GET /api/conversations')).body.conversations;
const read = (actor: Actor, query = '') =>
  server.call(actor, `GET /api/conversations/${conversationId}${query}`);
const unread = async (actor: Actor) => (await list(actor))[0]?.unreadCount;
const bell = async (actor: Actor) =>
  (await server.call(actor, 'GET /api/notifications/unread-count')).body.unreadCount;
const stored = async () => (await server.db.select({ count: count() }).from(messages))[0]?.count;

describe('conversations', () => {
  it('is opened by the therapist once per patient, also by parallel presses', async () => {
    const other = await server.addPatient(ana, { name: 'Marta Sanz', email: 'marta@test.es' });
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => server.call(ana, 'POST /api/conversations', { patientId: other.id })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 200, 201]);
    expect(new Set(answers.map(({ body }) => body.conversation.id)).size).toBe(1);
    expect(answers[0]?.body.conversation).toEqual({
      id: expect.any(String),
      patientId: other.id,
      participant: { id: null, name: 'Marta Sanz', email: 'marta@test.es' },
      unreadCount: 0,
      lastMessage: null,
    });
    expect(await list(ana)).toHaveLength(2);
  });

  it('shows each side the other, the last message and the unread count, most recent first', async () => {
    const marta = await server.addPatient(ana, { name: 'Marta Sanz' });
    await server.call(ana, 'POST /api/conversations', { patientId: marta.id });
    server.clock.advance(60_000);
    await send(ana, '  Hola, ¿qué tal?  ');
    const [first, second] = await list(ana);
    expect(first).toEqual({
      id: conversationId,
      patientId: luis.patientId,
      participant: { id: luis.id, name: 'Luis Gil', email: 'luis@test.es' },
      unreadCount: 0,
      lastMessage: {
        sender: 'Ana Ruiz',
        senderId: ana.id,
        content: 'Hola, ¿qué tal?',
        createdAt: expect.any(String),
      },
    });
    expect(second.participant.name).toBe('Marta Sanz');
    const theirs = await list(luis);
    expect(theirs).toHaveLength(1);
    expect(theirs[0]).not.toHaveProperty('patientId');
    expect(theirs[0]).toMatchObject({ participant: { id: ana.id, name: 'Ana Ruiz' }, unreadCount: 1 });
  });

  it('are listed by their latest message, and no more than the screen says', async () => {
    const createdAt = new Date(server.clock.now().getTime() + 1000);
    const others = await server.db
      .insert(patients)
      .values(
        Array.from({ length: CHAT_LIMITS.listed }, (_none, index) => ({
          therapistId: ana.id,
          name: `Paciente ${index}`,
          createdAt,
        })),
      )
      .returning({ patientId: patients.id });
    await server.db
      .insert(conversations)
      .values(others.map(({ patientId }) => ({ therapistId: ana.id, patientId, createdAt })));
    const listed = await list(ana);
    expect(listed).toHaveLength(CHAT_LIMITS.listed);
    expect(listed.map(({ id }: { id: string }) => id)).not.toContain(conversationId);
    server.clock.advance(60_000);
    await send(ana, 'Hola');
    expect((await list(ana))[0].id).toBe(conversationId);
  });

  it('is seen by a patient once they have their account', async () => {
    const marta = await server.addPatient(ana, { name: 'Marta Sanz' });
    const made = await server.call(ana, 'POST /api/conversations', { patientId: marta.id });
    await send(ana, 'Bienvenida', undefined, made.body.conversation.id);
    const account = await server.signIn('PATIENT', { therapist: ana });
    await server.db.update(patients).set({ userId: null }).where(eq(patients.userId, account.id));
    await server.db.update(patients).set({ userId: account.id }).where(eq(patients.id, marta.id));
    const [row] = await list(account);
    expect(row).toMatchObject({ id: made.body.conversation.id, unreadCount: 1 });
  });
});

describe('messages', () => {
  it('answers the documented shape and keeps the order of sending, also within one millisecond', async () => {
    for (const content of ['uno', 'dos', 'tres']) expect((await send(ana, content)).status).toBe(201);
    const { body } = await read(luis);
    expect(body.conversation.messages.map((message: { content: string }) => message.content)).toEqual([
      'uno',
      'dos',
      'tres',
    ]);
    expect(body.conversation.messages[0]).toEqual({
      id: expect.any(String),
      senderId: ana.id,
      content: 'uno',
      type: 'TEXT',
      createdAt: expect.any(String),
      conversationId,
      clientId: null,
    });
    const times = body.conversation.messages.map((message: { createdAt: string }) => message.createdAt);
    expect(new Set(times).size).toBe(3);
    expect([...times].sort()).toEqual(times);
  });

  it('stores a repeated send once: in parallel, later, and after a lost answer', async () => {
    const key = 'client-0001';
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(ana, 'una vez', key)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(9);
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1);
    server.clock.advance(48 * 3_600_000);
    for (const actor of [ana, luis])
      actor.token = await server.app.sessions.open(actor, { userAgent: 'jest' });
    const later = await send(ana, 'una vez', key);
    expect([later.status, later.headers['idempotency-replayed']]).toEqual([200, 'true']);
    expect(await stored()).toBe(1);
    expect(await bell(luis)).toBe(1);
    // The `clientId` of the body works in place of the header.
    await server.call(ana, `POST /api/conversations/${conversationId}/messages`, {
      content: 'otra',
      clientId: 'client-0002',
    });
    await send(ana, 'otra', 'client-0002');
    expect(await stored()).toBe(2);
    // A key is per sender: the other person's message with the same key is a new one.
    await send(luis, 'una vez', key);
    expect(await stored()).toBe(3);
  });

  it('refuses another text under the same key, and malformed keys', async () => {
    await send(ana, 'primero', 'client-0001');
    const { status, body } = await send(ana, 'segundo', 'client-0001');
    expect(status).toBe(422);
    expect(JSON.stringify(body)).not.toContain('primero');
    expect((await send(ana, 'x', 'corto')).status).toBe(400);
    expect((await send(ana, 'x', 'k'.repeat(65))).status).toBe(400);
    expect(await stored()).toBe(1);
  });

  it.each([
    ['', 'Escribe un mensaje'],
    ['   \n ', 'Escribe un mensaje'],
    ['x'.repeat(CHAT_LIMITS.messageMax + 1), `Máximo ${CHAT_LIMITS.messageMax} caracteres`],
    [17, 'El valor no es válido'],
  ])('refuses %p', async (content, text) => {
    const { status, body } = await send(ana, content as string);
    expect([status, body.fields?.content]).toEqual([400, text]);
    expect(await stored()).toBe(0);
  });

  it('is closed to everyone but the two', async () => {
    await send(ana, 'secreto');
    const outsiders = [
      await server.signIn('THERAPIST'),
      await server.signIn('PATIENT', { therapist: ana }),
      await server.signIn('PATIENT'),
    ];
    for (const actor of outsiders) {
      for (const refused of [await read(actor), await send(actor, 'hola')]) {
        expect(refused.status).toBe(404);
        expect(JSON.stringify(refused.body)).not.toContain('secreto');
      }
    }
    const admin = await server.signIn('ADMIN');
    expect((await read(admin)).status).toBe(403);
    expect((await send(admin, 'hola')).status).toBe(403);
    expect(await stored()).toBe(1);
  });

  it('counts what was not read, and reading marks it', async () => {
    for (const content of ['a', 'b', 'c']) await send(ana, content);
    await send(luis, 'mío');
    expect(await unread(luis)).toBe(3);
    expect(await unread(ana)).toBe(1);
    expect((await read(luis)).body.conversation.unreadCount).toBe(0);
    expect(await unread(luis)).toBe(0);
    expect(await unread(ana)).toBe(1);
    await send(ana, 'd');
    expect(await unread(luis)).toBe(1);
  });

  it('pages backwards; older pages neither repeat nor skip, and mark nothing', async () => {
    const total = CHAT_LIMITS.pageSize * 2 + 7;
    await server.db
      .insert(messages)
      .values(
        Array.from({ length: total }, (_none, n) => ({ conversationId, senderId: ana.id, content: `m${n}` })),
      );
    const seen: string[] = [];
    let cursor: string | null = '999999999999999';
    while (cursor !== null) {
      const { status, body }: Awaited<ReturnType<typeof read>> = await read(luis, `?before=${cursor}`);
      expect(status).toBe(200);
      seen.unshift(...body.conversation.messages.map((message: { content: string }) => message.content));
      cursor = body.conversation.nextCursor;
    }
    expect(seen).toEqual(Array.from({ length: total }, (_none, n) => `m${n}`));
    expect(await unread(luis)).toBe(total);
    expect((await read(luis)).body.conversation.messages).toHaveLength(CHAT_LIMITS.pageSize);
    expect(await unread(luis)).toBe(0);
    expect((await read(luis, '?before=abc')).status).toBe(400);
  });

  it('rings the bell of the other side, once until it is read, without the text', async () => {
    await send(ana, 'su radiografía');
    await send(ana, 'y su analítica');
    expect(await bell(ana)).toBe(0);
    const { body } = await server.call(luis, 'GET /api/notifications');
    expect(body.notifications).toHaveLength(1);
    expect(body.notifications[0]).toMatchObject({
      type: 'MESSAGE',
      title: 'Nuevo mensaje',
      message: 'Ana Ruiz te ha enviado un mensaje',
      link: `/conversations/${conversationId}`,
      read: false,
    });
    await read(luis);
    expect(await bell(luis)).toBe(0);
    await send(ana, 'otra cosa');
    expect(await bell(luis)).toBe(1);
    await send(luis, 'gracias');
    expect(await bell(ana)).toBe(1);
  });

  it('names a patient as the record does, whatever the account is called', async () => {
    await server.db
      .update(patients)
      .set({ name: 'Hugo Gil' })
      .where(eq(patients.id, luis.patientId ?? ''));
    await send(luis, 'gracias');
    const { body } = await server.call(ana, 'GET /api/notifications');
    expect(body.notifications).toMatchObject([{ message: 'Hugo Gil te ha enviado un mensaje' }]);
  });

  it('announces a stored message once, after it is stored', async () => {
    const heard: StoredMessage[] = [];
    serverEvents(server.app.server).on('stored', (event) => heard.push(event));
    await send(ana, 'hola', 'client-0001');
    await send(ana, 'hola', 'client-0001');
    await send(ana, '');
    serverEvents(server.app.server).removeAllListeners('stored');
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({
      conversationId,
      message: { content: 'hola', clientId: 'client-0001' },
      userIds: [ana.id, luis.id],
    });
  });
});

describe('a message that went to the wrong person', () => {
  const withdraw = (actor: Actor, id: string) => server.call(actor, `DELETE /api/messages/${id}`);
  const sent = async (actor: Actor, content: string, key?: string): Promise<string> =>
    (await send(actor, content, key)).body.message.id;
  const TEXT = 'Mensaje retirado';

  it('is withdrawn by its sender: nobody reads it in conversation and list, and it stays stored', async () => {
    const id = await sent(ana, 'la analítica de Marta', 'client-0001');
    const { status, body } = await withdraw(ana, id);
    expect([status, body.message]).toEqual([
      200,
      expect.objectContaining({ id, content: TEXT, isWithdrawn: true, clientId: 'client-0001' }),
    ]);
    for (const actor of [ana, luis]) {
      expect((await list(actor))[0].lastMessage.content).toBe(TEXT);
      expect((await read(actor)).body.conversation.messages).toEqual([body.message]);
    }
    const [row] = await server.db.select().from(messages);
    expect(row).toMatchObject({ content: 'la analítica de Marta', withdrawnAt: server.clock.now() });
  });

  it('is withdrawn at any later time, and once', async () => {
    const id = await sent(ana, 'la analítica de Marta');
    await read(luis);
    server.clock.advance(90 * 24 * 3_600_000);
    ana.token = await server.app.sessions.open(ana, { userAgent: 'jest' });
    const first = server.clock.now();
    expect((await withdraw(ana, id)).status).toBe(200);
    server.clock.advance(60_000);
    expect((await withdraw(ana, id)).body.message).toMatchObject({ content: TEXT, isWithdrawn: true });
    const [row] = await server.db.select().from(messages);
    expect(row?.withdrawnAt).toEqual(first);
  });

  it('is not sent anew by what repeats its sending', async () => {
    const id = await sent(ana, 'la analítica de Marta', 'client-0001');
    await withdraw(ana, id);
    const again = await send(ana, 'la analítica de Marta', 'client-0001');
    expect([again.status, again.body.message]).toEqual([
      200,
      expect.objectContaining({ id, content: TEXT, isWithdrawn: true }),
    ]);
    expect(await stored()).toBe(1);
    expect(await bell(luis)).toBe(0);
  });

  it('takes its unread notice with it, unless something else is unread', async () => {
    const first = await sent(ana, 'uno');
    const second = await sent(ana, 'dos');
    expect(await unread(luis)).toBe(2);
    await withdraw(ana, second);
    expect([await unread(luis), await bell(luis)]).toEqual([1, 1]);
    await withdraw(ana, first);
    expect([await unread(luis), await bell(luis)]).toEqual([0, 0]);
  });

  it('leaves the notices of its sender, and what is read', async () => {
    const id = await sent(ana, 'uno');
    await read(luis);
    await send(luis, 'dos');
    await withdraw(ana, id);
    expect(await bell(ana)).toBe(1);
    const { body } = await server.call(luis, 'GET /api/notifications');
    expect(body.notifications).toMatchObject([{ type: 'MESSAGE', read: true }]);
  });

  it('is withdrawn by the patient too, and by nobody else', async () => {
    const id = await sent(luis, 'para mi hermana');
    const refused = await withdraw(ana, id);
    expect([refused.status, refused.body.message]).toEqual([
      403,
      'Solo quien escribió un mensaje puede retirarlo',
    ]);
    expect((await withdraw(await server.signIn('THERAPIST'), id)).status).toBe(404);
    expect((await list(ana))[0].lastMessage.content).toBe('para mi hermana');
    expect((await withdraw(luis, id)).status).toBe(200);
    expect([await unread(ana), await bell(ana)]).toEqual([0, 0]);
  });

  it('is told to both sides at once, without its text', async () => {
    const id = await sent(ana, 'la analítica de Marta');
    const heard: StoredMessage[] = [];
    serverEvents(server.app.server).on('stored', (event) => heard.push(event));
    await withdraw(ana, id);
    await withdraw(luis, id);
    serverEvents(server.app.server).removeAllListeners('stored');
    expect(heard).toEqual([
      {
        conversationId,
        message: expect.objectContaining({ id, content: TEXT, isWithdrawn: true }),
        userIds: [ana.id, luis.id],
      },
    ]);
  });
});
