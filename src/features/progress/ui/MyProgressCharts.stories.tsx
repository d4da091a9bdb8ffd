import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { never } from '@/shared/testing/fakeBackend';
import { RAW_STATS } from '../fixtures';
import { onBackend } from '../testing/onBackend';
import { MyProgressCharts } from './MyProgressCharts';

const meta = {
  title: 'Funcionalidades/Progreso/MyProgressCharts',
  component: MyProgressCharts,
  parameters: { router: false },
} satisfies Meta<typeof MyProgressCharts>;
export default meta;
type Story = StoryObj<typeof meta>;

const PATH = 'GET /api/routine-progress/stats';
export const Default: Story = { decorators: onBackend({ [PATH]: () => RAW_STATS }) };
export const Loading: Story = { decorators: onBackend({ [PATH]: never }) };
export const WithoutPain: Story = {
  decorators: onBackend({ [PATH]: () => ({ ...RAW_STATS, painOverTime: [] }) }),
};
