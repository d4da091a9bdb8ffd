import { inArray, isNull, sql } from 'drizzle-orm';
import { openDatabase, type OpenDatabase } from '@/server/db/database';
import { outboxMessages } from '@/server/db/schema';
import { smtpServer, type SmtpPoint } from '@/server/testing/smtpServer';
import { testPostgres, type TestPostgres } from '@/server/testing/testPostgres';
import { startPractice, type Practice } from '../e2e/commands/practice';

/*
 * Two server processes on one PostgreSQL send by a real mail server. One of them is killed while it sends a mail. Each sends
 * from an address of its own, by which the mail server knows whom to kill.
 */

const PATIENTS = 4;
const TIMEOUT_MS = 600_000;
const WORKERS = ['uno@consulta.example', 'dos@consulta.example'] as const;
const messages = outboxMessages;

let postgres: TestPostgres;
let database: OpenDatabase;
let smtp: Awaited<ReturnType<typeof smtpServer>>;
let token: string;
const practices = new Map<string, Practice>();
/** Where the next process to come there is killed. */
let trap: { point: SmtpPoint; killed: (from: string) => void } | undefined;

beforeAll(async () => {
  postgres = await testPostgres();
  smtp = await smtpServer(async (point, from) => {
    if (trap?.point !== point) return;
    const { killed } = trap;
    trap = undefined;
    await practices.get(from)?.kill();
    killed(from);
  });
  for (const address of WORKERS) {
    const env = {
      SMTP_URL: smtp.url,
      MAIL_FROM: `Consulta <${address}>`,
      PUBLIC_URL: 'http://consulta.example',
      AUTH_SECRET: 'the same in both processes, as it must be',
    };
    // The first one sets the practice up for both.
    const untouched = practices.size > 0;
    practices.set(address, await startPractice({ databaseUrl: postgres.url, untouched, env }));
  }
  database = await openDatabase({ databaseUrl: postgres.url, dataDir: '' });
  const account = { name: 'Ana Ruiz', email: 'ana@consulta.example', password: 'secreto-1' };
  ({ token } = await post<{ token: string }>('/api/auth/register', account));
}, TIMEOUT_MS);
afterAll(async () => {
  await database.close();
  for (const practice of practices.values()) await practice.remove();
  await smtp.close();
  await postgres.close();
}, TIMEOUT_MS);

async function post<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(`${practices.get(WORKERS[0])?.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** Books an appointment each of new patients and answers the ids of their messages, whose time has come. */
async function bookOn(date: string): Promise<string[]> {
  for (let index = 0; index < PATIENTS; index += 1) {
    const values = { name: `Paciente ${index}`, email: `p${index}-${date}@correo.example` };
    const { patient } = await post<{ patient: { id: string } }>('/api/patients', values);
    const slot = { date, time: `1${index}:00`, duration: 30, type: 'TREATMENT' };
    await post('/api/appointments', { ...slot, patientId: patient.id });
  }
  const earlier = { dueAt: sql`${messages.dueAt} - interval '11 minutes'` };
  const rows = await database.db
    .update(messages)
    .set(earlier)
    .where(isNull(messages.outcome))
    .returning({ id: messages.id });
  return rows.map(({ id }) => id);
}

/** Waits until all of them have left. The lease of the one that was killed is over at once. */
async function untilSent(ids: string[]): Promise<void> {
  const earlier = { leasedUntil: sql`${messages.leasedUntil} - interval '6 minutes'` };
  await database.db.update(messages).set(earlier).where(isNull(messages.outcome));
  for (;;) {
    const rows = await database.db
      .select({ outcome: messages.outcome })
      .from(messages)
      .where(inArray(messages.id, ids));
    if (rows.every(({ outcome }) => outcome === 'SENT')) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** How often each of the messages came, by the ids of their mails. */
const copiesOf = (ids: string[]) =>
  ids.map((id) => smtp.received.filter(({ source }) => source.includes(`<${id}@consulta.example>`)).length);

test.each([
  // It has nothing yet, so every mail comes once.
  ['address', '2026-12-09', [1]],
  // It has the whole mail, and nobody knows: it comes again.
  ['content', '2026-12-10', [2]],
  // The worker hears that it was taken, and may have noted it or not.
  ['answer', '2026-12-11', [1, 2]],
] as const)(
  'a worker that is killed when the mail server stands at the %s of a mail loses none, and doubles that one at most',
  async (point, date, copies) => {
    const dead = new Promise<string>((killed) => {
      trap = { point, killed };
    });
    const before = smtp.received.length;
    const ids = await bookOn(date);
    expect(ids).toHaveLength(PATIENTS);
    const victim = await dead;
    await untilSent(ids);
    const counts = copiesOf(ids).sort();
    expect(counts.slice(0, -1)).toEqual(Array(PATIENTS - 1).fill(1));
    expect(copies).toContain(counts.at(-1));
    // Every mail that came is one of these, under one of their ids.
    expect(smtp.received.length - before).toBe(counts.reduce((sum, count) => sum + count, 0));
    console.log(`${point}: ${victim} killed, ${PATIENTS} messages came ${counts.join(', ')} times`);
    await practices.get(victim)?.start();
  },
  TIMEOUT_MS,
);
