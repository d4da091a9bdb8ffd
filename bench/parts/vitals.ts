import type { Browser, Page } from '@playwright/test';
import { startPractice } from '../../e2e/commands/practice';
import { type Figure, median } from '../figures';

const ROUNDS = 5;
/** Lighthouse's simulated phone: slow 4G and a processor four times slower. */
const PHONE = {
  latency: 150,
  downloadThroughput: (1.6e6 / 8) * 0.9,
  uploadThroughput: (750e3 / 8) * 0.9,
  cpu: 4,
};
const DESKTOP = { latency: 40, downloadThroughput: 10.24e6 / 8, uploadThroughput: 10.24e6 / 8, cpu: 1 };

const THERAPIST = 'ana@demo.es';
const PATIENT = 'manuel@demo.es';

const SCREENS: [string, string, string | null][] = [
  ['entrada', '/login', null],
  ['panel del fisioterapeuta', '/dashboard', THERAPIST],
  ['pacientes', '/patients', THERAPIST],
  ['agenda', '/appointments', THERAPIST],
  ['Mis Rutinas', '/my-routines', PATIENT],
];

interface Vitals {
  lcp: number;
  cls: number;
  /** Time of tasks beyond 50 ms each. */
  blocking: number;
}

async function visit(page: Page, url: string): Promise<Vitals> {
  await page.addInitScript(() => {
    const seen = { lcp: 0, cls: 0, blocking: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.lcp = entry.startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        seen.cls += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.blocking += Math.max(0, entry.duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(() => (window as unknown as { seen: Vitals }).seen);
}

/**
 * What Lighthouse's score is made of, read from Chromium itself under Lighthouse's throttling: it is not a dependency,
 * because it would weigh more than all other development tools together.
 */
export async function vitals(browser: Browser): Promise<Figure[]> {
  const practice = await startPractice({ demo: true });
  const figures: Figure[] = [];
  try {
    for (const [device, throttling, viewport] of [
      ['teléfono', PHONE, { width: 412, height: 823 }],
      ['escritorio', DESKTOP, { width: 1350, height: 940 }],
    ] as const) {
      for (const [name, path, email] of SCREENS) {
        const results: Vitals[] = [];
        for (let round = 0; round < ROUNDS; round += 1) {
          const context = await browser.newContext({ viewport });
          const page = await context.newPage();
          if (email) {
            const answer = await context.request.post(`${practice.url}/api/auth/login`, {
              data: { email, password: 'demo1234' },
            });
            const session = (await answer.json()) as { token: string; user: object };
            await context.addInitScript(({ token, user }) => {
              localStorage.setItem('token', token);
              localStorage.setItem('user', JSON.stringify(user));
            }, session);
          }
          const client = await context.newCDPSession(page);
          const { cpu, ...network } = throttling;
          await client.send('Network.enable');
          await client.send('Network.emulateNetworkConditions', { offline: false, ...network });
          await client.send('Emulation.setCPUThrottlingRate', { rate: cpu });
          results.push(await visit(page, practice.url + path));
          await context.close();
        }
        const of = (key: keyof Vitals) => median(results.map((result) => result[key]));
        // Lighthouse's own limits of 'good' for a phone and a desktop.
        const [lcp, blocking] = device === 'teléfono' ? [2500, 200] : [1200, 150];
        figures.push({
          what: `${name}, ${device}: LCP · CLS · tiempo bloqueado`,
          ours: `${of('lcp').toFixed(0)} ms · ${of('cls').toFixed(3)} · ${of('blocking').toFixed(0)} ms`,
          floor: '—',
          ratio: '—',
          budget: `≤ ${lcp} ms · < 0.02 · ≤ ${blocking} ms`,
          passed: of('lcp') <= lcp && of('cls') < 0.02 && of('blocking') <= blocking,
        });
      }
    }
  } finally {
    await practice.remove();
  }
  return figures;
}
