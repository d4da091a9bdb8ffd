import { createRandom } from '@/contract/demo/people';
import { testServer, type TestServer } from '../testing/testServer';
import { seedChat } from './chat';
import { seedNotifications } from './notifications';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

it('gives the main patient a long conversation, unread for the therapist, and everyone a bell', async () => {
  const ana = await server.signIn('THERAPIST');
  const admin = await server.signIn('ADMIN');
  const manuel = await server.signIn('PATIENT', { therapist: ana });
  const other = await server.signIn('PATIENT', { therapist: ana });
  const [mainPatient, second] = [manuel, other].map(({ id, name, patientId }) => ({
    id: patientId ?? '',
    name,
    therapistId: ana.id,
    userId: id,
    status: 'ACTIVE' as const,
  }));
  const context = {
    random: createRandom(1),
    now: server.clock.now(),
    therapists: [ana],
    admin,
    mainPatient: mainPatient!,
    patients: [mainPatient!, second!],
  };
  await seedChat(server.db, context);
  await seedNotifications(server.db, context);

  const { body } = await server.call(ana, 'GET /api/conversations');
  const long = body.conversations.find(
    (one: { participant: { id: string } }) => one.participant.id === manuel.id,
  );
  expect(long.unreadCount).toBe(1);
  const opened = await server.call(manuel, `GET /api/conversations/${long.id}`);
  expect(opened.body.conversation.nextCursor).not.toBeNull();
  // Clients sort by `createdAt` and the server pages by `seq`: both orders must agree.
  const times = opened.body.conversation.messages.map(({ createdAt }: { createdAt: string }) => createdAt);
  expect([...times].sort()).toEqual(times);
  expect((await server.call(manuel, 'GET /api/conversations')).body.conversations[0].unreadCount).toBe(0);
  for (const actor of [ana, manuel, admin]) {
    const bell = await server.call(actor, 'GET /api/notifications/unread-count');
    expect(bell.body.unreadCount).toBeGreaterThan(0);
  }
});
