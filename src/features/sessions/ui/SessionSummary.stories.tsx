import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SessionSummary } from './SessionHistory';

const meta = {
  title: 'Funcionalidades/Sesiones/SessionSummary',
  component: SessionSummary,
  args: { total: 128, completed: 111, noShows: 6, minutes: 6420 },
} satisfies Meta<typeof SessionSummary>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Nothing: Story = { args: { total: 0, completed: 0, noShows: 0, minutes: 0 } };
