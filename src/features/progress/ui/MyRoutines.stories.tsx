import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, never } from '@/shared/testing/fakeBackend';
import { RAW_STATS, RAW_TODAY } from '../fixtures';
import { onBackend } from '../testing/onBackend';
import { MyRoutines } from './MyRoutines';

const meta = {
  title: 'Funcionalidades/Progreso/MyRoutines',
  component: MyRoutines,
  parameters: { router: false },
  args: { onRun: () => undefined },
} satisfies Meta<typeof MyRoutines>;
export default meta;
type Story = StoryObj<typeof meta>;

const ROUTES = {
  'GET /api/routine-progress/today': () => RAW_TODAY,
  'GET /api/routines/my-routines': () => RAW_TODAY,
  'GET /api/routine-progress/stats': () => RAW_STATS,
  'POST /api/routine-progress/start': never,
};

export const Default: Story = { decorators: onBackend(ROUTES) };
export const Loading: Story = {
  decorators: onBackend({
    'GET /api/routine-progress/today': never,
    'GET /api/routine-progress/stats': never,
  }),
};
export const Empty: Story = {
  decorators: onBackend({ ...ROUTES, 'GET /api/routine-progress/today': () => [] }),
};
export const Failed: Story = {
  decorators: onBackend({ ...ROUTES, 'GET /api/routine-progress/today': () => answer(500) }),
};
export const All: Story = {
  decorators: onBackend(ROUTES),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Todas' }));
  },
};
export const Starting: Story = {
  decorators: onBackend(ROUTES),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comenzar' }));
  },
};
