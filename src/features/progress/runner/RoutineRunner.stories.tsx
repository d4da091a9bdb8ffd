import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, type FakeHandler, networkFailure, never } from '@/shared/testing/fakeBackend';
import { rawExercise, rawRun, rawStep } from '../fixtures';
import { FULL_SCREEN, LONG, onBackend } from '../testing/onBackend';
import { RoutineRunner } from './RoutineRunner';

const meta = {
  title: 'Funcionalidades/Progreso/RoutineRunner',
  component: RoutineRunner,
  parameters: { ...FULL_SCREEN, router: false },
  args: { progressId: 'run-1', onClose: () => undefined },
  // Guided mode waits for a tap in a page that was just loaded, as each story is.
  beforeEach: () => {
    Object.defineProperty(navigator, 'userActivation', {
      configurable: true,
      value: { hasBeenActive: true },
    });
    return () => void Reflect.deleteProperty(navigator, 'userActivation');
  },
} satisfies Meta<typeof RoutineRunner>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (run: unknown, more: Record<string, FakeHandler> = {}, views: Record<string, string> = {}) =>
  onBackend(
    {
      'GET /api/routine-progress/:id': () => ({ data: run }),
      'POST /api/routine-progress/:id/complete-exercise': () => ({}),
      'POST /api/routine-progress/:id/finish': () => ({}),
      'PATCH /api/routine-progress/:id': () => ({}),
      ...more,
    },
    { views },
  );

const SILENT_GUIDED = { 'runner.guided': 'on', 'runner.voice': 'off', 'runner.sound': 'off' };
/** Pain before is already answered, so guided mode starts at once. */
const told = { painBefore: 2 };
/** A stopped clock, so that the story always looks the same. */
const still = () => 0;
/** A clock that is 0 when guided mode starts, and `ms` from then on. */
const standingAt = (ms: number) => {
  let looks = 0;
  return () => (looks++ === 0 ? 0 : ms);
};
const complete: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Completar ejercicio' }));
};

export const Loading: Story = { decorators: on(null, { 'GET /api/routine-progress/:id': never }) };
export const Failed: Story = { decorators: on(null, { 'GET /api/routine-progress/:id': () => answer(500) }) };
export const NoExercises: Story = { decorators: on(rawRun({ exercises: [] })) };
export const NoValidExercises: Story = { decorators: on(rawRun({ exercises: [{}] })) };
export const BadExercise: Story = { decorators: on(rawRun({ exercises: [{}, rawStep(2)] })) };

/** Begun on another day and left open. */
export const OtherDay: Story = {
  decorators: on(rawRun({ supportsPain: true, startedAt: '2026-11-20T21:00:00+01:00' })),
};

export const FirstStep: Story = { decorators: on(rawRun({ supportsPain: true })) };
export const LaterStep: Story = {
  decorators: on(rawRun({ exercises: [rawStep(1, { status: 'COMPLETED' }), rawStep(2), rawStep(3)] })),
};
export const LongText: Story = {
  decorators: on(
    rawRun({
      routine: { id: 'r', name: LONG },
      exercises: [
        rawStep(1, {
          exercise: rawExercise(1, { name: LONG, description: LONG, figure: null }),
          notes: LONG,
        }),
      ],
    }),
  ),
};
export const WrongInput: Story = {
  decorators: on(rawRun()),
  play: async (context) => {
    const field = await context.canvas.findByRole('spinbutton', { name: 'Series' });
    await context.userEvent.clear(field);
    await context.userEvent.type(field, '51');
    await complete(context);
    await context.canvas.findByText('Introduce un número entre 0 y 50');
  },
};
export const Saving: Story = {
  decorators: on(rawRun(), { 'POST /api/routine-progress/:id/complete-exercise': never }),
  play: complete,
};
export const SaveFailed: Story = {
  decorators: on(rawRun(), { 'POST /api/routine-progress/:id/complete-exercise': networkFailure }),
  play: async (context) => {
    await complete(context);
    await context.canvas.findByRole('button', { name: 'Reintentar' });
  },
};
export const Skipped: Story = {
  decorators: on(rawRun({ exercises: [rawStep(1), rawStep(2)] })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saltar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Saltar' }));
    await canvas.findByText('Te quedan 2 ejercicios sin hacer');
  },
};
export const StopBecauseOfPain: Story = {
  decorators: on(rawRun({ supportsPain: true })),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Me duele' }));
  },
};
export const Finished: Story = {
  decorators: on(
    rawRun({
      status: 'COMPLETED',
      supportsPain: true,
      exercises: [1, 2, 3].map((n) => rawStep(n, { status: 'COMPLETED' })),
    }),
  ),
};

export const GuidedReady: Story = { args: { clock: still }, decorators: on(rawRun(told), {}, SILENT_GUIDED) };
export const GuidedRepetitions: Story = {
  args: { clock: standingAt(18_500) },
  decorators: on(rawRun(told), {}, SILENT_GUIDED),
};
export const GuidedHold: Story = {
  args: { clock: standingAt(13_000) },
  decorators: on(rawRun({ ...told, exercises: [rawStep(1, { reps: 1 })] }), {}, SILENT_GUIDED),
};
export const GuidedHoldEach: Story = {
  args: { clock: standingAt(13_000) },
  decorators: on(rawRun({ ...told, exercises: [rawStep(1, { reps: 3 })] }), {}, SILENT_GUIDED),
};
export const GuidedRest: Story = {
  args: { clock: standingAt(42_000) },
  decorators: on(rawRun(told), {}, SILENT_GUIDED),
};
export const GuidedRestBeforeTheNext: Story = {
  args: { clock: standingAt(42_000) },
  decorators: on(rawRun({ ...told, exercises: [rawStep(1, { sets: 1 }), rawStep(2)] }), {}, SILENT_GUIDED),
};
export const GuidedPaused: Story = {
  args: { clock: standingAt(18_500) },
  decorators: on(rawRun({ ...told, supportsPain: true }), {}, SILENT_GUIDED),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausar' }));
  },
};
export const GuidedAsksBefore: Story = {
  decorators: on(rawRun({ supportsPain: true }), {}, SILENT_GUIDED),
};
export const GuidedLongText: Story = {
  args: { clock: standingAt(18_500) },
  decorators: on(
    rawRun({
      ...told,
      routine: { id: 'r', name: LONG },
      exercises: [rawStep(1, { exercise: rawExercise(1, { name: LONG, description: LONG, figure: null }) })],
    }),
    {},
    SILENT_GUIDED,
  ),
};
export const GuidedOffline: Story = {
  args: { clock: standingAt(18_500) },
  decorators: on(
    rawRun({ ...told, supportsPain: true }),
    { 'POST /api/routine-progress/:id/complete-exercise': networkFailure },
    SILENT_GUIDED,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pausar' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Completar ejercicio' }));
    await canvas.findByRole('button', { name: 'Reintentar' });
  },
};
export const GuidedPhone: Story = {
  args: { clock: standingAt(18_500) },
  decorators: on(rawRun(told), {}, SILENT_GUIDED),
  globals: { viewport: { value: 'phone' } },
};
