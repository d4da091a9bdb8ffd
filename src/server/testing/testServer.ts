import path from 'node:path';
import type { Role } from '@/contract/common/roles';
import { buildServer, type ServerOptions, type ServerSettings } from '../app';
import type { Database, OpenDatabase } from '../db/database';
import { patients, users } from '../db/schema';
import type { App } from '../http/app';
import type { Mail, Mailer } from '../mail/mailer';
import { createTestClock, type TestClock } from './testClock';
import { emptyTables, testDatabase } from './testDatabase';

/** A signed-in user of a test. */
export interface Actor {
  id: string;
  name: string;
  email: string;
  role: Role;
  token: string;
  /** For patients, the id of their record. */
  patientId: string | null;
}

export interface TestAnswer<Body = Record<string, unknown>> {
  status: number;
  body: Body;
  headers: Record<string, string | string[] | number | undefined>;
}

interface TestServerOptions {
  /** Start time of the clock. Default: 2026-11-20T10:00:00Z, a Friday. */
  now?: string;
  /** An opened database. Default: a fresh one, which is closed with the server. */
  database?: OpenDatabase;
  mailer?: Mailer;
  settings?: Partial<ServerSettings>;
  logger?: ServerOptions['logger'];
}

export interface TestServer {
  app: App;
  db: Database;
  clock: TestClock;
  /** Mails sent, oldest first. */
  mails: Mail[];
  /** Creates a user of the role with an open sign-in session. Every password is `secreto1`. */
  signIn(role: Role, values?: { name?: string; email?: string; therapist?: Actor }): Promise<Actor>;
  /** Creates a record of the therapist's patient, without an account. */
  addPatient(
    therapist: Actor,
    values?: Partial<typeof patients.$inferInsert>,
  ): Promise<{ id: string; name: string }>;
  /** Sends a request as the actor (null: anonymous) and answers status, parsed body and headers. */
  // oxlint-disable-next-line typescript/no-explicit-any -- the body's shape is the test's own knowledge
  call<Body = Record<string, any>>(
    actor: Actor | null,
    request: `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<TestAnswer<Body>>;
  /** Empties the tables and the sent mails. */
  reset(): Promise<void>;
  close(): Promise<void>;
}

export const TEST_PASSWORD = 'secreto1';

/** The cheapest argon2 settings, because its cost is not under test. */
const CHEAP_PASSWORDS = { memoryCost: 8, timeCost: 1, concurrency: 4 };

const TEST_SETTINGS: ServerSettings = {
  publicUrl: 'http://consulta.test',
  timeZone: 'Europe/Madrid',
  authKey: new Uint8Array(32).fill(7),
  version: '0.0.0-test',
  staticFolder: path.join(__dirname, 'no-such-folder'),
  trustProxy: false,
  limits: { requestsPerMinute: 1_000_000, maxEventLoopDelay: 0 },
  passwordOptions: CHEAP_PASSWORDS,
};

/** A complete server on a real database of its own, with its own clock and mails. */
export async function testServer(options: TestServerOptions = {}): Promise<TestServer> {
  const clock = createTestClock(options.now);
  const database = options.database ?? (await testDatabase());
  const { db } = database;
  const mails: Mail[] = [];
  const collector: Mailer = { send: async (mail) => void mails.push(mail), close: () => undefined };
  const app = await buildServer({
    db,
    clock,
    mailer: options.mailer ?? collector,
    settings: { ...TEST_SETTINGS, ...options.settings },
    logger: options.logger ?? false,
  });
  const passwordHash = await app.passwords.hash(TEST_PASSWORD);
  let counter = 0;

  const addPatient: TestServer['addPatient'] = async (therapist, values = {}) => {
    counter += 1;
    const [row] = await db
      .insert(patients)
      .values({ name: `Paciente ${counter}`, createdAt: clock.now(), ...values, therapistId: therapist.id })
      .returning({ id: patients.id, name: patients.name });
    return row as { id: string; name: string };
  };

  const signIn: TestServer['signIn'] = async (role, { name, email, therapist } = {}) => {
    counter += 1;
    const [user] = await db
      .insert(users)
      .values({
        name: name ?? `${role} ${counter}`,
        email: email ?? `${role.toLowerCase()}${counter}@test.es`,
        role,
        passwordHash,
        createdAt: clock.now(),
      })
      .returning({ id: users.id, name: users.name, email: users.email, role: users.role });
    if (!user) throw new Error('The user was not stored');
    let patientId: string | null = null;
    if (role === 'PATIENT') {
      const owner = therapist ?? (await signIn('THERAPIST'));
      const record = await addPatient(owner, { name: user.name, email: user.email, userId: user.id });
      patientId = record.id;
    }
    return { ...user, token: await app.sessions.open(user, { userAgent: 'jest' }), patientId };
  };

  return {
    app,
    db,
    clock,
    mails,
    signIn,
    addPatient,
    async call(actor, request, body, headers = {}) {
      const [method = 'GET', url = '/'] = request.split(' ');
      const answer = await app.inject({
        method: method as 'GET',
        url,
        headers: { ...(actor && { authorization: `Bearer ${actor.token}` }), ...headers },
        ...(body !== undefined && { payload: body as object }),
      });
      // A mail that leaves after the answer has left.
      await app.accountMails.settled();
      const isJson = String(answer.headers['content-type']).includes('json');
      return {
        status: answer.statusCode,
        body: isJson ? answer.json() : answer.body,
        headers: answer.headers,
      } as never;
    },
    async reset() {
      mails.length = 0;
      await emptyTables(db);
    },
    async close() {
      await app.close();
      if (!options.database) await database.close();
    },
  };
}

/** The server of a file of tests: opened before its first one, emptied before each, closed after the last. */
export function serverOfFile(options?: TestServerOptions): TestServer {
  const server = {} as TestServer;
  beforeAll(async () => void Object.assign(server, await testServer(options)));
  beforeEach(() => server.reset());
  afterAll(() => server.close());
  return server;
}
