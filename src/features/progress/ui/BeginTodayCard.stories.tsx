import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { answer, never } from '@/shared/testing/fakeBackend';
import { RAW_TODAY, rawRoutine } from '../fixtures';
import { onBackend } from '../testing/onBackend';
import { BeginTodayCard } from './BeginTodayCard';

const meta = {
  title: 'Funcionalidades/Progreso/BeginTodayCard',
  component: BeginTodayCard,
  args: { onRun: fn() },
  parameters: { router: false },
} satisfies Meta<typeof BeginTodayCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = 'GET /api/routine-progress/today';
export const Begin: Story = { decorators: onBackend({ [PATH]: () => [rawRoutine()] }) };
/** A routine in progress has priority. */
export const Continue: Story = {
  decorators: onBackend({ [PATH]: () => RAW_TODAY }),
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continuar mis ejercicios' }));
    await expect(args.onRun).toHaveBeenCalled();
  },
};
/** Stopped because of pain: nothing urges to go on. */
export const Stopped: Story = {
  decorators: onBackend({
    [PATH]: () => [
      rawRoutine({ todayProgress: { id: 'run-1', status: 'IN_PROGRESS', stoppedForPain: true } }),
    ],
  }),
};
/** One of two is done. */
export const Again: Story = {
  decorators: onBackend({ [PATH]: () => [rawRoutine({ runsDoneToday: 1, runsDueToday: 2 })] }),
};
export const Done: Story = {
  decorators: onBackend({ [PATH]: () => RAW_TODAY.filter(({ name }) => name === 'Equilibrio') }),
};
export const Nothing: Story = { decorators: onBackend({ [PATH]: () => [] }) };
export const Loading: Story = { decorators: onBackend({ [PATH]: never }) };
export const Failed: Story = { decorators: onBackend({ [PATH]: () => answer(500) }) };
