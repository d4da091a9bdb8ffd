import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Role } from '@/contract/common/roles';
import { keepSession, sessionOf } from '../../e2e/commands/api';
import { startPractice } from '../../e2e/commands/practice';
import { arrivals, screensOf, screenVisitor } from '../../e2e/commands/screens';
import { compiledCode } from '../compiledCode';
import type { Figure } from '../figures';

const VISITS = 10;
const MAX_RATIO = 1.1;

const PEOPLE: [string, Role, string][] = [
  ['fisioterapeuta', 'THERAPIST', 'ana@demo.es'],
  ['paciente', 'PATIENT', 'manuel@demo.es'],
];

type Ask = <Answer>(path: string) => Promise<Answer>;

/** Value of `:id` by the first part of the path: the user's first object of each kind. */
async function idsOf(ask: Ask): Promise<Record<string, string>> {
  const first = async (path: string, name: string): Promise<string> => {
    const body = await ask<Record<string, { id: string }[] | undefined>>(path);
    // A screen of a missing object is also a screen.
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

/**
 * Visits a screen until everything is loaded, including code deferred until the first interaction. Otherwise
 * a later visit would load it and its memory would be counted there.
 */
function visitor(page: Page): (path: string) => Promise<void> {
  const [goTo, arrived] = [screenVisitor(page), arrivals(page)];
  let step = 0;
  return async (path) => {
    await goTo(path);
    step = 1 - step;
    await page.mouse.move(640, 400 + step);
    await arrived();
  };
}

interface Held {
  /** MB of JavaScript objects, without compiled code. */
  objects: number;
  /** MB that V8 keeps for compiled code. */
  code: number;
  nodes: number;
  listeners: number;
}

/** Memory of the page after garbage collection. */
async function heldBy(client: CDPSession): Promise<Held> {
  // Collect repeatedly, because finalisers of one run may release more.
  for (let turn = 0; turn < 3; turn += 1) await client.send('HeapProfiler.collectGarbage');
  const { metrics } = await client.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
  const code = await compiledCode(client);
  return {
    objects: (of('JSHeapUsedSize') - code) / 1e6,
    code: code / 1e6,
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  };
}

/**
 * Whether the app leaks memory. Every screen of a role is visited once, and then nine times more; both times
 * memory is measured on the dashboard after garbage collection. Objects, nodes and listeners have a budget.
 * Compiled code has none: V8 compiles functions again the more often they run, whatever the app does, and
 * this is more than half of the memory.
 */
export async function memory(browser: Browser): Promise<Figure[]> {
  const practice = await startPractice({ demo: true });
  const figures: Figure[] = [];
  try {
    for (const [name, role, email] of PEOPLE) {
      const context = await browser.newContext();
      const session = await sessionOf(context.request, practice.url, email, 'demo1234');
      const headers = { authorization: `Bearer ${session.token}` };
      const ids = await idsOf(
        async (path) => (await (await context.request.get(practice.url + path, { headers })).json()) as never,
      );
      await context.addInitScript(keepSession, session);
      // Printing would wait for a dialog.
      await context.addInitScript(() => {
        window.print = () => undefined;
      });
      const page = await context.newPage();
      const client = await context.newCDPSession(page);
      await client.send('Performance.enable');
      const visit = visitor(page);
      await page.goto(`${practice.url}/dashboard`);
      const screens = screensOf(role, ids);
      const round = async () => {
        for (const path of screens) await visit(path);
        await visit('/dashboard');
      };
      await round();
      const first = await heldBy(client);
      for (let count = 2; count <= VISITS; count += 1) await round();
      const last = await heldBy(client);
      await context.close();
      const ratio = last.objects / first.objects;
      const from = (key: keyof Held, digits: number) =>
        `${first[key].toFixed(digits)} → ${last[key].toFixed(digits)}`;
      figures.push({
        what: `${name}: memory after ${VISITS} visits to each of the ${screens.length} screens, beside the first (nodes ${from('nodes', 0)}, listeners ${from('listeners', 0)}; apart, code compiled by the engine, ${from('code', 1)} MB)`,
        ours: `${last.objects.toFixed(1)} MB`,
        floor: `${first.objects.toFixed(1)} MB`,
        ratio: ratio.toFixed(2),
        budget: `≤ ${MAX_RATIO} ×`,
        passed:
          ratio <= MAX_RATIO &&
          last.nodes <= first.nodes * MAX_RATIO &&
          last.listeners <= first.listeners * MAX_RATIO,
      });
    }
  } finally {
    await practice.remove();
  }
  return figures;
}
