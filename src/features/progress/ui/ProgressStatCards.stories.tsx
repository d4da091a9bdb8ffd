import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answer, never } from '@/shared/testing/fakeBackend';
import { RAW_STATS } from '../fixtures';
import { onBackend } from '../testing/onBackend';
import { ProgressStatCards } from './ProgressStatCards';

const meta = {
  title: 'Funcionalidades/Progreso/ProgressStatCards',
  component: ProgressStatCards,
  parameters: { router: false },
} satisfies Meta<typeof ProgressStatCards>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = 'GET /api/routine-progress/stats';
export const Default: Story = { decorators: onBackend({ [PATH]: () => RAW_STATS }) };
export const Loading: Story = { decorators: onBackend({ [PATH]: never }) };
export const Failed: Story = { decorators: onBackend({ [PATH]: () => answer(500) }) };
