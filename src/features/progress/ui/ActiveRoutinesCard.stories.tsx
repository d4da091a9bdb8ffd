import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, never } from '@/shared/testing/fakeBackend';
import { rawRoutine, RAW_TODAY } from '../fixtures';
import { onBackend } from '../testing/onBackend';
import { ActiveRoutinesCard } from './ActiveRoutinesCard';

const meta = {
  title: 'Funcionalidades/Progreso/ActiveRoutinesCard',
  component: ActiveRoutinesCard,
  parameters: { router: false },
} satisfies Meta<typeof ActiveRoutinesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = 'GET /api/routines/my-routines';
export const Default: Story = { decorators: onBackend({ [PATH]: () => RAW_TODAY }) };
export const More: Story = {
  decorators: onBackend({ [PATH]: () => [...RAW_TODAY, rawRoutine({ id: 'r4', name: 'Cuarta' })] }),
};
export const Loading: Story = { decorators: onBackend({ [PATH]: never }) };
export const Empty: Story = { decorators: onBackend({ [PATH]: () => [] }) };
export const Failed: Story = { decorators: onBackend({ [PATH]: () => answer(500) }) };
