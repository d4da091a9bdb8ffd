import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type APIRequestContext, chromium, request } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from '../../../tooling/chromium';
import { call, keepSession, type Session, sessionOf } from '../../e2e/commands/api';
import { freePort, startPractice } from '../../e2e/commands/practice';
import { type Figure, median } from '../figures';

/**
 * Downloaded on request, because it would add a tenth to the packages that everybody installs. The last version for
 * Node 20.
 */
const LIGHTHOUSE = 'lighthouse@12.8.2';

/** The part of its report that is read here. */
interface Result {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
  runtimeError?: { message: string };
}

const ROUNDS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;
const DEVICES = ['phone', 'desktop'] as const;

/** Starts the patient's first routine of today and returns the run's id. */
async function beginRun(api: APIRequestContext, url: string, { token }: Session): Promise<string> {
  const path = `${url}/api/routine-progress`;
  const today = await call<{ data: { id: string }[] }>(api, token, 'get', `${path}/today`);
  const begun = await call<{ data: { routineProgress: { id: string } } }>(
    api,
    token,
    'post',
    `${path}/start`,
    {
      routineId: today.data[0]?.id,
    },
  );
  return begun.data.routineProgress.id;
}

/** One Lighthouse run in a new browser whose storage contains only the sign-in session. */
async function judge(
  address: string,
  device: (typeof DEVICES)[number],
  session: Session | null,
): Promise<Result> {
  const port = await freePort();
  const context = await chromium.launchPersistentContext('', {
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`],
  });
  try {
    if (session) {
      const page = await context.newPage();
      await page.goto(new URL('/favicon.svg', address).href);
      await page.evaluate(keepSession, session);
      await page.close();
    }
    const { stdout } = await promisify(execFile)(
      'npm',
      [
        ...['exec', '--yes', LIGHTHOUSE, '--', address],
        ...[`--port=${port}`, `--only-categories=${CATEGORIES.join()}`, '--output=json', '--quiet'],
        // Keep the sign-in session in the storage.
        '--disable-storage-reset',
        // Only for reading a report, but it takes a third of the visit's time.
        '--disable-full-page-screenshot',
        ...(device === 'desktop' ? ['--preset=desktop'] : []),
      ],
      { maxBuffer: 64 * 1024 ** 2 },
    );
    const judged = JSON.parse(stdout) as Result;
    if (judged.runtimeError) throw new Error(`${address}: ${judged.runtimeError.message}`);
    return judged;
  } finally {
    await context.close();
  }
}

/** Names of the audits that lower a category's score. */
function lost(result: Result, category: string): string[] {
  return (result.categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}

/** Median of five Lighthouse scores for six screens, on a phone and on a desktop. */
export async function lighthouse(): Promise<Figure[]> {
  const practice = await startPractice({ demo: true });
  const api = await request.newContext();
  try {
    const therapist = await sessionOf(api, practice.url, 'ana@demo.es', 'demo1234');
    const patient = await sessionOf(api, practice.url, 'manuel@demo.es', 'demo1234');
    const screens: [string, string, Session | null][] = [
      ['sign-in', '/login', null],
      ['therapist’s dashboard', '/dashboard', therapist],
      ['patients', '/patients', therapist],
      ['agenda', '/appointments', therapist],
      ['Mis Rutinas', '/my-routines', patient],
      ['guided mode', `/my-routines?rutina=${await beginRun(api, practice.url, patient)}`, patient],
    ];
    const figures: Figure[] = [];
    for (const device of DEVICES) {
      for (const [name, path, session] of screens) {
        const results: Result[] = [];
        for (let round = 0; round < ROUNDS; round += 1)
          results.push(await judge(practice.url + path, device, session));
        const [performance = 0, accessibility = 0, practices = 0] = CATEGORIES.map((category) =>
          Math.round(100 * median(results.map(({ categories }) => categories[category]?.score ?? 0))),
        );
        const of = (audit: string) =>
          median(results.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
        const shift = of('cumulative-layout-shift');
        for (const category of ['accessibility', 'best-practices'])
          for (const audit of new Set(results.flatMap((result) => lost(result, category))))
            console.error(`${name}, ${device}: ${category}: ${audit}`);
        figures.push({
          what: `${name}, ${device}: performance · accessibility · best practices · CLS (LCP ${of('largest-contentful-paint').toFixed(0)} ms, blocked ${of('total-blocking-time').toFixed(0)} ms)`,
          ours: `${performance} · ${accessibility} · ${practices} · ${shift.toFixed(3)}`,
          floor: '—',
          ratio: '—',
          budget: '≥ 95 · 100 · 100 · < 0.02',
          passed: performance >= 95 && accessibility === 100 && practices === 100 && shift < 0.02,
        });
      }
    }
    return figures;
  } finally {
    await api.dispose();
    await practice.remove();
  }
}
