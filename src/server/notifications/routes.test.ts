import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { NOTIFICATION_LIMITS } from '@/contract/notifications';
import { covers, notifications, patientCollaborators, patients, users } from '../db/schema';
import { UNATTENDED } from '../care/unattended';
import { runLink } from '../progress/runChange';
import { serverOfFile, type Actor } from '../testing/testServer';
import {
  createNotification,
  createNotifications,
  dropOldNotices,
  NOTIFICATION_RETENTION_DAYS,
} from './repository';

const server = serverOfFile();
let ana: Actor;
let luis: Actor;
beforeEach(async () => {
  ana = await server.signIn('THERAPIST');
  luis = await server.signIn('PATIENT', { therapist: ana });
});

const minutesAgo = (minutes: number) => new Date(server.clock.now().getTime() - minutes * 60_000);
const notify = (actor: Actor, title: string, minutes = 0) =>
  createNotification(server.db, {
    userId: actor.id,
    type: 'SYSTEM',
    title,
    message: 'Texto',
    link: '/appointments',
    patientId: null,
    createdAt: minutesAgo(minutes),
  });
const unread = async (actor: Actor) =>
  (await server.call(actor, 'GET /api/notifications/unread-count')).body.unreadCount;
const titles = async (actor: Actor) =>
  ((await server.call(actor, 'GET /api/notifications')).body.notifications as { title: string }[]).map(
    ({ title }) => title,
  );

describe('the bell on the server', () => {
  it("lists one's own, the newest first, in the documented shape", async () => {
    await notify(ana, 'vieja', 5);
    const id = await notify(ana, 'nueva');
    await notify(luis, 'de otro');
    const { status, body, headers } = await server.call(ana, 'GET /api/notifications');
    expect(status).toBe(200);
    expect(body.notifications).toHaveLength(2);
    expect(body.notifications[0]).toEqual({
      id,
      type: 'SYSTEM',
      title: 'nueva',
      message: 'Texto',
      read: false,
      createdAt: '2026-11-20T10:00:00.000Z',
      link: '/appointments',
    });
    expect(headers['cache-control']).toMatch(/no-store/);
    expect(await unread(ana)).toBe(2);
    expect(await unread(luis)).toBe(1);
  });

  it('shows no more than the panel needs', async () => {
    await server.db.insert(notifications).values(
      Array.from({ length: NOTIFICATION_LIMITS.listed + 5 }, (_none, index) => ({
        userId: ana.id,
        type: 'SYSTEM',
        title: `n${index}`,
        message: 'x',
        createdAt: minutesAgo(index),
      })),
    );
    const shown = await titles(ana);
    expect(shown).toHaveLength(NOTIFICATION_LIMITS.listed);
    expect(shown[0]).toBe('n0');
    expect(await unread(ana)).toBe(NOTIFICATION_LIMITS.listed + 5);
  });

  it('marks one as read, again without harm, and keeps the first time', async () => {
    const id = await notify(ana, 'una');
    const first = await server.call(ana, `PATCH /api/notifications/${id}/read`);
    expect(first.body.notification).toMatchObject({ id, read: true });
    server.clock.advance(60_000);
    expect((await server.call(ana, `PATCH /api/notifications/${id}/read`)).status).toBe(200);
    const [row] = await server.db.select().from(notifications).where(eq(notifications.id, id));
    expect(row?.readAt?.toISOString()).toBe('2026-11-20T10:00:00.000Z');
    expect(await unread(ana)).toBe(0);
  });

  it("marks all of one's own as read", async () => {
    await notify(ana, 'a');
    await notify(ana, 'b');
    await notify(luis, 'c');
    expect((await server.call(ana, 'PATCH /api/notifications/mark-all-read')).body).toEqual({
      success: true,
      marked: 2,
    });
    expect(await unread(ana)).toBe(0);
    expect(await unread(luis)).toBe(1);
  });

  it('deletes one; a second time it is absent', async () => {
    const id = await notify(ana, 'una');
    expect((await server.call(ana, `DELETE /api/notifications/${id}`)).status).toBe(200);
    expect((await server.call(ana, `DELETE /api/notifications/${id}`)).status).toBe(404);
    expect(await titles(ana)).toEqual([]);
  });

  it('lets only an ADMIN write one, to somebody who exists, with a link inside the app', async () => {
    const admin = await server.signIn('ADMIN');
    const body = { userId: ana.id, title: 'Aviso', message: 'Cierre el lunes', link: '/appointments' };
    expect((await server.call(ana, 'POST /api/notifications', body)).status).toBe(403);
    const made = await server.call(admin, 'POST /api/notifications', body);
    expect(made.status).toBe(201);
    expect(made.body.notification).toMatchObject({ type: 'SYSTEM', title: 'Aviso', read: false });
    expect(await titles(ana)).toEqual(['Aviso']);

    for (const [field, value] of [
      ['userId', 'nobody'],
      ['userId', '00000000-0000-4000-8000-000000000000'],
      ['title', ''],
      ['title', 'x'.repeat(201)],
      ['message', 7],
      ['type', 'GOSSIP'],
      ['link', 'https://evil.example/'],
      ['link', '//evil.example/'],
      ['link', 'javascript:alert(1)'],
    ] as const) {
      const refused = await server.call(admin, 'POST /api/notifications', { ...body, [field]: value });
      expect([field, value, refused.status]).toEqual([field, value, 400]);
      expect(Object.keys(refused.body.fields)).toEqual([field]);
    }
    expect(await unread(ana)).toBe(1);
  });

  it('forgets read ones after a month and all after half a year', async () => {
    const day = 24 * 60;
    const oldRead = await notify(ana, 'leída hace tiempo', 60 * day);
    await server.db
      .update(notifications)
      .set({ readAt: minutesAgo((NOTIFICATION_RETENTION_DAYS.read + 1) * day) })
      .where(eq(notifications.id, oldRead));
    await notify(ana, 'sin leer, vieja', (NOTIFICATION_RETENTION_DAYS.all + 1) * day);
    await notify(ana, 'sin leer, reciente', 60 * day);
    expect(await titles(ana)).toHaveLength(3);
    await dropOldNotices(server.db, server.clock.now());
    expect(await titles(ana)).toEqual(['sin leer, reciente']);
  });

  it('forgets a backlog of years by several statements, none of which takes long', async () => {
    await server.db.execute(
      sql`insert into notifications (user_id, type, title, message, created_at)
        select ${ana.id}, 'SYSTEM', 'vieja', 'Texto', ${minutesAgo(NOTIFICATION_RETENTION_DAYS.all * 24 * 60 + 1).toISOString()}
        from generate_series(1, 5001)`,
    );
    await notify(ana, 'reciente');
    const statements = jest.spyOn(server.db, 'delete');
    await dropOldNotices(server.db, server.clock.now());
    expect(statements).toHaveBeenCalledTimes(2);
    expect(await server.db.$count(notifications)).toBe(1);
  });
});

describe('what is told of a patient', () => {
  const OF_RECORD = ['pain', 'document', 'message', 'message to another', 'account', 'team'];
  const OF_NOBODY = ['appointment', 'left the team'];
  let berta: Actor;
  let carla: Actor;
  let olga: Actor;

  /** Tells somebody of everything that is told of Luis. */
  const tellOf = async ({ id: userId }: Actor) => {
    const patientId = luis.patientId ?? '';
    const id = randomUUID();
    const links = {
      pain: runLink(patientId, id),
      document: `/patients/${patientId}/documents`,
      message: `/conversations/${id}`,
      'message to another': `/patients/${patientId}`,
      account: `/patients/${patientId}`,
      team: `/patients/${patientId}`,
      appointment: '/appointments',
      'left the team': '/patients',
    };
    const about = { userId, patientId, type: 'SYSTEM', message: 'Luis' } as const;
    await createNotifications(
      server.db,
      Object.entries(links).map(([title, link]) => ({ ...about, title, link, createdAt: minutesAgo(1) })),
    );
  };
  const idOf = async (actor: Actor, title: string) => {
    const rows = await server.db
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, actor.id), eq(notifications.title, title)));
    return rows[0]?.id;
  };

  beforeEach(async () => {
    berta = await server.signIn('THERAPIST');
    carla = await server.signIn('THERAPIST');
    olga = await server.signIn('THERAPIST');
    await server.db.update(users).set({ alsoAdmin: true }).where(eq(users.id, olga.id));
    const patientId = luis.patientId ?? '';
    await server.db
      .insert(patientCollaborators)
      .values([carla, olga].map(({ id }) => ({ patientId, therapistId: id })));
    await server.db.insert(covers).values({
      ...{ therapistId: ana.id, coveredBy: berta.id, createdBy: ana.id },
      ...{ firstDay: '2026-11-20', lastDay: '2026-11-20' },
    });
    for (const actor of [ana, berta, carla, olga]) await tellOf(actor);
  });

  it('is in the bell of each therapist who attends them', async () => {
    for (const actor of [ana, berta, carla, olga])
      expect([(await titles(actor)).sort(), await unread(actor)]).toEqual([
        [...OF_RECORD, ...OF_NOBODY].sort(),
        OF_RECORD.length + OF_NOBODY.length,
      ]);
  });

  it('is in no bell and no count of who does not attend them any more, and comes back with the relation', async () => {
    const kept = await server.db.select().from(patientCollaborators);
    await server.db.delete(patientCollaborators);
    await server.db.update(covers).set({ firstDay: '2026-11-19', lastDay: '2026-11-19' });
    await server.db.update(patients).set({ therapistId: (await server.signIn('THERAPIST')).id });
    for (const actor of [ana, berta, carla, olga]) {
      expect([(await titles(actor)).sort(), await unread(actor)]).toEqual([
        [...OF_NOBODY].sort(),
        OF_NOBODY.length,
      ]);
      // What is not shown is neither read nor deleted.
      const hidden = await idOf(actor, 'pain');
      for (const request of [
        `PATCH /api/notifications/${hidden}/read`,
        `DELETE /api/notifications/${hidden}`,
      ] as const)
        expect((await server.call(actor, request)).status).toBe(404);
      const { body } = await server.call(actor, 'PATCH /api/notifications/mark-all-read');
      expect(body.marked).toBe(OF_NOBODY.length);
    }
    await server.db.insert(patientCollaborators).values(kept);
    expect(await unread(carla)).toBe(OF_RECORD.length);
  });

  it('stays with the record that a merge leaves', async () => {
    const survivor = await server.addPatient(ana);
    await server.db
      .update(patients)
      .set({ mergedInto: survivor.id, deletedAt: server.clock.now() })
      .where(eq(patients.id, luis.patientId ?? ''));
    expect(await unread(ana)).toBe(OF_RECORD.length + OF_NOBODY.length);
    expect(await unread(carla)).toBe(OF_NOBODY.length);
  });
});

describe('that nobody treats a patient', () => {
  const access = ({ id }: Actor, has: boolean) =>
    server.db
      .update(users)
      .set({ deactivatedAt: has ? null : server.clock.now() })
      .where(eq(users.id, id));
  const tell = ({ id: userId }: Actor) =>
    createNotification(server.db, {
      userId,
      type: 'ROUTINE',
      title: UNATTENDED.title,
      message: UNATTENDED.messageOf('nadie lee lo que Luis anota en su rutina'),
      link: UNATTENDED.link,
      patientId: luis.patientId,
    });

  it('is in the bell of administration until somebody with access treats them', async () => {
    const admin = await server.signIn('ADMIN');
    const berta = await server.signIn('THERAPIST');
    const patientId = luis.patientId ?? '';
    await tell(admin);
    const isTold = async () => [(await titles(admin)).length, await unread(admin)];
    const leadBy = ({ id }: Actor) =>
      server.db.update(patients).set({ therapistId: id }).where(eq(patients.id, patientId));
    await access(ana, false);
    expect(await isTold()).toEqual([1, 1]);
    await leadBy(berta);
    expect(await isTold()).toEqual([0, 0]);
    await leadBy(ana);
    await server.db.insert(patientCollaborators).values({ patientId, therapistId: berta.id });
    expect(await isTold()).toEqual([0, 0]);
    await access(berta, false);
    expect(await isTold()).toEqual([1, 1]);
    await access(ana, true);
    expect(await isTold()).toEqual([0, 0]);
  });

  it('is in no bell of who does not administer the practice any more', async () => {
    const olga = await server.signIn('THERAPIST');
    const administer = (alsoAdmin: boolean) =>
      server.db.update(users).set({ alsoAdmin }).where(eq(users.id, olga.id));
    await access(ana, false);
    await tell(olga);
    await administer(true);
    expect([await titles(olga), await unread(olga)]).toEqual([[UNATTENDED.title], 1]);
    await administer(false);
    expect([await titles(olga), await unread(olga)]).toEqual([[], 0]);
  });
});
