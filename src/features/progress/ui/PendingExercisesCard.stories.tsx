import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, never } from '@/shared/testing/fakeBackend';
import { RAW_TODAY } from '../fixtures';
import { onBackend } from '../testing/onBackend';
import { PendingExercisesCard } from './PendingExercisesCard';

const meta = {
  title: 'Funcionalidades/Progreso/PendingExercisesCard',
  component: PendingExercisesCard,
  parameters: { router: false },
} satisfies Meta<typeof PendingExercisesCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = 'GET /api/routine-progress/today';
export const Default: Story = { decorators: onBackend({ [PATH]: () => RAW_TODAY }) };
export const Loading: Story = { decorators: onBackend({ [PATH]: never }) };
export const Empty: Story = { decorators: onBackend({ [PATH]: () => [] }) };
export const Failed: Story = { decorators: onBackend({ [PATH]: () => answer(500) }) };
