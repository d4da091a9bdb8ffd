import type { Browser, CDPSession, Page } from '@playwright/test';
import { startPractice } from '../../e2e/commands/practice';
import { type Role, screensOf } from '../../e2e/commands/screens';
import type { Figure } from '../figures';

const VISITS = 10;
const MAX_RATIO = 1.1;

const PEOPLE: [string, Role, string][] = [
  ['fisioterapeuta', 'THERAPIST', 'ana@demo.es'],
  ['paciente', 'PATIENT', 'manuel@demo.es'],
];

interface Session {
  token: string;
  user: object;
}

type Ask = <Answer>(path: string) => Promise<Answer>;

/** What stands for `:id` behind each first part of a path: the first thing of each kind that the person has. */
async function idsOf(ask: Ask): Promise<Record<string, string>> {
  const first = async (path: string, name: string): Promise<string> => {
    const body = await ask<Record<string, { id: string }[] | undefined>>(path);
    // A screen of something that is not there is a screen too.
    return body[name]?.[0]?.id ?? '00000000-0000-4000-8000-000000000000';
  };
  return {
    patients: await first('/api/patients?limit=1', 'patients'),
    appointments: await first('/api/appointments', 'appointments'),
    conversations: await first('/api/conversations', 'conversations'),
    routines: await first('/api/routines', 'routines'),
    sessions: await first('/api/sessions', 'sessions'),
  };
}

/** Goes to a screen as a link would, and waits until it has its heading and nothing is still being loaded. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && !document.body.innerText.includes('Cargando...'),
  );
}

interface Held {
  /** MB of JavaScript objects. */
  heap: number;
  nodes: number;
  listeners: number;
}

/** What the page holds once everything unreachable is gone. */
async function heldBy(client: CDPSession): Promise<Held> {
  // What the first finds unreachable may have held more.
  for (let turn = 0; turn < 3; turn += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  return { heap: of('JSHeapUsedSize') / 1e6, nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

/**
 * Whether the app keeps what its screens made: every screen of a role is visited once and what the page then holds is
 * compared with what it holds after ten visits, both times on the dashboard and after the garbage is collected.
 */
export async function memory(browser: Browser): Promise<Figure[]> {
  const practice = await startPractice({ demo: true });
  const figures: Figure[] = [];
  try {
    for (const [name, role, email] of PEOPLE) {
      const context = await browser.newContext();
      const login = await context.request.post(`${practice.url}/api/auth/login`, {
        data: { email, password: 'demo1234' },
      });
      const session = (await login.json()) as Session;
      const headers = { authorization: `Bearer ${session.token}` };
      const ids = await idsOf(
        async (path) => (await (await context.request.get(practice.url + path, { headers })).json()) as never,
      );
      await context.addInitScript(({ token, user }) => {
        localStorage.setItem('token', token);
        localStorage.setItem('user', JSON.stringify(user));
        // A sheet to print would wait for a dialog.
        window.print = () => undefined;
      }, session);
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await client.send('Performance.enable');
      await page.goto(`${practice.url}/dashboard`);
      const screens = screensOf(role, ids);
      const round = async () => {
        for (const path of screens) await goTo(page, path);
        await goTo(page, '/dashboard');
        await page.waitForLoadState('networkidle');
      };
      const held: Held[] = [];
      for (let visit = 1; visit <= VISITS; visit += 1) {
        await round();
        held.push(await heldBy(client));
      }
      await context.close();
      const [first, , third, last] = [...held.slice(0, 3), held.at(-1)];
      if (!first || !third || !last) throw new Error('The screens were not visited');
      const ratio = last.heap / first.heap;
      figures.push({
        what: `${name}: memoria tras visitar ${VISITS} veces sus ${screens.length} pantallas, junto a la primera vez (tras la tercera, ${third.heap.toFixed(1)} MB; nodos ${first.nodes} → ${last.nodes}, oyentes ${first.listeners} → ${last.listeners})`,
        ours: `${last.heap.toFixed(1)} MB`,
        floor: `${first.heap.toFixed(1)} MB`,
        ratio: ratio.toFixed(2),
        budget: `≤ ${MAX_RATIO} ×`,
        passed: ratio <= MAX_RATIO,
      });
    }
  } finally {
    await practice.remove();
  }
  return figures;
}
