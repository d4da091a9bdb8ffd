import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, never } from '@/shared/testing/fakeBackend';
import { RAW_TODAY } from '../fixtures';
import { onBackend } from '../testing/onBackend';
import { RoutineList } from './RoutineList';

const meta = {
  title: 'Funcionalidades/Progreso/RoutineList',
  component: RoutineList,
  parameters: { router: false },
  args: {
    tab: 'today',
    starting: null,
    onStart: () => undefined,
    onContinue: () => undefined,
    onView: () => undefined,
  },
} satisfies Meta<typeof RoutineList>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (today: () => unknown) =>
  onBackend({ 'GET /api/routine-progress/today': today, 'GET /api/routines/my-routines': () => RAW_TODAY });

export const Default: Story = { decorators: on(() => RAW_TODAY) };
export const All: Story = { args: { tab: 'all' }, decorators: on(() => RAW_TODAY) };
export const Loading: Story = { decorators: on(never) };
export const Empty: Story = { decorators: on(() => []) };
export const Failed: Story = { decorators: on(() => answer(500)) };
