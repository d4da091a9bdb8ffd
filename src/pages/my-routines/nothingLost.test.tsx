import { runs } from '@/contract/testing/runs';
import { act, screen } from '@testing-library/react';
import fc from 'fast-check';
import { AuthProvider } from '@/features/auth';
import { progressDomain } from '@/features/progress';
import { progressServer, type Cut } from '@/features/progress/fixtures';
import type { FakeHandler } from '@/shared/testing/fakeBackend';
import { PATIENT } from '@/shared/testing/people';
import { renderApp } from '@/shared/testing/renderApp';
import { MyRoutinesPage } from '.';

const EXERCISES = 3;
/** One start, one write per exercise, one finish. */
const WRITES = EXERCISES + 2;

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

function open(routes: Record<string, FakeHandler>, at: string) {
  return renderApp(<MyRoutinesPage />, {
    user: PATIENT,
    at,
    routes,
    domains: [progressDomain],
    wrap: (children) => <AuthProvider>{children}</AuthProvider>,
  });
}

const NAMES = ['Comenzar', 'Continuar', 'Completar ejercicio'];

/**
 * The next button that a patient would press, if any. A single query by role, because each one searches the
 * whole page.
 */
function nextButton(): HTMLElement | undefined {
  const nameOf = new Map<Element, string>();
  const name = (accessible: string, element: Element) => {
    nameOf.set(element, accessible);
    return NAMES.includes(accessible);
  };
  const buttons = screen.queryAllByRole('button', { name });
  const rank = (button: Element) => NAMES.indexOf(nameOf.get(button) ?? '');
  return buttons
    .sort((one, other) => rank(one) - rank(other))
    .find((button) => button.getAttribute('aria-disabled') !== 'true');
}

/**
 * Presses the next button until the routine is done. Before the presses in `reloads` it reloads the tab:
 * memory is lost, the address stays. Returns the number of presses.
 */
async function runThrough(
  server: ReturnType<typeof progressServer>,
  reloads: ReadonlySet<number>,
): Promise<number> {
  let app = open(server.routes, '/my-routines');
  let presses = 0;
  for (let turn = 0; turn < 60; turn += 1) {
    await pass(3_000);
    if (screen.queryByText('Completada hoy')) break;
    if (reloads.has(turn)) {
      const address = app.address() ?? '';
      app.unmount();
      app.store.dispose();
      app = open(server.routes, address);
      await pass(50);
    }
    const button = nextButton();
    if (!button) continue;
    presses += 1;
    act(() => button.click());
    // Without a wait, the reload comes before the answer.
    await pass(reloads.has(turn + 1) ? 0 : 20);
  }
  app.unmount();
  app.store.dispose();
  return presses;
}

const undisturbed = {
  started: 1,
  finished: 1,
  finishNotes: [''],
  completed: Object.fromEntries(
    Array.from({ length: EXERCISES }, (_, index) => {
      const exerciseId = `ejercicio-${index + 1}`;
      return [exerciseId, [{ exerciseId, actualSets: 2, actualReps: 10, actualDuration: 30, notes: '' }]];
    }),
  ),
};

it('needs one press an exercise and one to begin when nothing disturbs', async () => {
  const server = progressServer({ exercises: EXERCISES });
  expect(await runThrough(server, new Set())).toBe(EXERCISES + 1);
  expect(server.model).toEqual(undisturbed);
});

it.each(
  Array.from({ length: WRITES }, (_, call) => call).flatMap((call) =>
    (['before', 'after'] as const).map((cut) => [call, cut] as const),
  ),
)('ends the same when write %i is cut %s the server', async (call, cut) => {
  const server = progressServer({ exercises: EXERCISES, cutAt: (now) => (now === call ? cut : undefined) });
  await runThrough(server, new Set());
  expect(server.model).toEqual(undisturbed);
});

it.each(Array.from({ length: WRITES + 2 }, (_, turn) => turn))(
  'ends the same after a reload at turn %i',
  async (turn) => {
    const server = progressServer({ exercises: EXERCISES });
    await runThrough(server, new Set([turn]));
    expect({ ...server.model, started: 1 }).toEqual(undisturbed);
  },
);

it('ends the same after any mixture of cuts and reloads', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom<Cut | undefined>('before', 'after', undefined), { maxLength: 12 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 14 }), { maxLength: 5 }),
      async (cuts, reloads) => {
        const server = progressServer({ exercises: EXERCISES, cutAt: (call) => cuts[call] });
        await runThrough(server, new Set(reloads));
        const { completed, finished, finishNotes } = server.model;
        expect({ completed, finished, finishNotes }).toEqual({
          completed: undisturbed.completed,
          finished: 1,
          finishNotes: [''],
        });
      },
    ),
    { numRuns: runs(4) },
  );
});

it('sends how the patient feels by itself, once a wrong tap had time to be corrected', async () => {
  const server = progressServer({ exercises: 1, supportsPain: true });
  const { backend } = open(server.routes, '/my-routines?rutina=run-1');
  await pass(100);
  act(() => screen.getByRole('button', { name: 'Completar ejercicio' }).click());
  await pass(100);
  const sent = () => backend.sent('PATCH', '/api/routine-progress/run-1').map(({ body }) => body);
  const tell = (pain: number) => act(() => screen.getAllByRole('radio', { name: String(pain) })[0]?.click());
  tell(8);
  await pass(4_000);
  tell(2);
  await pass(4_000);
  expect(sent()).toEqual([]);
  await pass(2_000);
  expect(sent()).toEqual([{ painAfter: 2 }]);
});
