import { chunksOf } from '@/contract/imports';
import { nifOf } from '@/contract/taxId';
import { startPractice, type Practice } from '../e2e/commands/practice';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '../e2e/commands/demoPeople';

/** An import of the largest file into a practice as its users run it, and what it means for everybody else. */

const ROWS = 10_000;
/** Milliseconds: a minute for the file, and what another person waits for an answer meanwhile. */
const [LONGEST, LONGEST_WAIT] = [60_000, 1500];

let practice: Practice;
let token: string;

const call = async (method: string, url: string, body?: unknown) => {
  const answer = await fetch(practice.url + url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  return { status: answer.status, body: (await answer.json()) as never };
};
const signIn = async () => {
  const answer = await fetch(`${practice.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: DEMO_PEOPLE.THERAPIST, password: DEMO_PASSWORD }),
  });
  token = ((await answer.json()) as { token: string }).token;
};
const patientsNow = async () =>
  ((await call('GET', '/api/patients')).body as { patients: unknown[] }).patients.length;

const SURNAMES = [
  'García',
  'López',
  'Ruiz',
  'Núñez',
  'Peña',
  'Sáez',
  'Vidal',
  'Marín',
  'Gil',
  'Ortiz',
  'Cano',
];
const FIRST = ['ana', 'eva', 'leo', 'luis', 'marta', 'nuria', 'olga', 'pablo', 'rosa', 'saul'];
const people = (mark: string) =>
  Array.from({ length: ROWS }, (_none, at) => ({
    name: `${FIRST[at % 10]} ${SURNAMES[at % 11]} ${SURNAMES[Math.floor(at / 11) % 11]}${FIRST[at % 7]} ${mark}`,
    email: `persona-${mark}-${at}@correo.example`,
    phone: `6${String(at).padStart(8, '0')}`,
    dateOfBirth: `${1930 + (at % 80)}-${String(1 + (at % 12)).padStart(2, '0')}-${String(1 + (at % 28)).padStart(2, '0')}`,
    medicalHistory: 'Lumbalgia de repetición; operada de menisco.',
    details: { documentNumber: nifOf(String(10_000_000 + at)), town: 'Madrid', postalCode: '28013' },
  }));

const check = async (rows: ReturnType<typeof people>) => {
  let found = 0;
  for (const { from, count } of chunksOf(rows)) {
    const { status, body } = await call('POST', '/api/imports/check', {
      rows: rows.slice(from, from + count),
    });
    if (status !== 200) throw new Error(`check: ${status}`);
    found += (body as { findings: unknown[] }).findings.length;
  }
  return found;
};
const stage = async (rows: ReturnType<typeof people>) => {
  const { body } = await call('POST', '/api/imports', { total: rows.length });
  const { id } = (body as { import: { id: string } }).import;
  for (const { from, count } of chunksOf(rows)) {
    const sent = await call('PUT', `/api/imports/${id}/rows?from=${from}`, {
      rows: rows.slice(from, from + count),
    });
    if (sent.status !== 200) throw new Error(`rows: ${sent.status}`);
  }
  return id;
};

/** What another person waits meanwhile, in milliseconds, asking again and again. */
async function waitsDuring(work: () => Promise<unknown>): Promise<number[]> {
  const waits: number[] = [];
  let isOver = false;
  const other = (async () => {
    while (!isOver) {
      const since = performance.now();
      await call('GET', '/api/appointments/today');
      waits.push(performance.now() - since);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  await work();
  isOver = true;
  await other;
  return waits.sort((one, next) => one - next);
}
const share = (waits: number[], part: number) =>
  waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? 0;

beforeAll(async () => {
  practice = await startPractice({ demo: true, embedded: true, env: { REQUESTS_PER_MINUTE: '100000' } });
  await signIn();
});
afterAll(() => practice?.remove());

test('ten thousand rows are checked and imported in a minute, and nobody else waits long', async () => {
  const before = await patientsNow();
  const rows = people('a');
  const since = performance.now();
  let [checked, staged, finished] = [0, 0, 0];
  const waits = await waitsDuring(async () => {
    await check(rows);
    checked = performance.now() - since;
    const id = await stage(rows);
    staged = performance.now() - since - checked;
    expect((await call('PUT', `/api/imports/${id}/finished`)).status).toBe(200);
    finished = performance.now() - since - checked - staged;
  });
  const took = performance.now() - since;
  console.info(
    `import: ${Math.round(took)} ms (check ${Math.round(checked)}, rows ${Math.round(staged)}, end ${Math.round(finished)}); ` +
      `others: median ${Math.round(share(waits, 0.5))} ms, p95 ${Math.round(share(waits, 0.95))} ms, longest ${Math.round(waits.at(-1) ?? 0)} ms of ${waits.length}`,
  );
  expect(await patientsNow()).toBe(before + ROWS);
  expect(took).toBeLessThan(LONGEST);
  expect(share(waits, 0.95)).toBeLessThan(LONGEST_WAIT);
});

test('ten thousand rows beside ten thousand records: every duplicate is found, in the same time', async () => {
  const since = performance.now();
  expect(await check(people('a'))).toBe(ROWS);
  const took = performance.now() - since;
  console.info(`duplicates: ${Math.round(took)} ms`);
  expect(took).toBeLessThan(LONGEST);
});

test('kill -9 among the rows and in the end leaves nothing half', async () => {
  const before = await patientsNow();
  const id = await stage(people('b').slice(0, 2000));
  await practice.kill();
  await practice.start();
  await signIn();
  expect(await patientsNow()).toBe(before);
  const ending = call('PUT', `/api/imports/${id}/finished`).catch(() => null);
  await new Promise((resolve) => setTimeout(resolve, 60));
  await practice.kill();
  const acknowledged = (await ending)?.status === 200;
  await practice.start();
  await signIn();
  const now = await patientsNow();
  expect([before, before + 2000]).toContain(now);
  if (acknowledged) expect(now).toBe(before + 2000);
  // What was cut can be ended again, and is there once.
  expect((await call('PUT', `/api/imports/${id}/finished`)).status).toBe(200);
  expect(await patientsNow()).toBe(before + 2000);
});
