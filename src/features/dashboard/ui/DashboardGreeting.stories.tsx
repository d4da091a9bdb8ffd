import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DashboardGreeting } from './DashboardParts';

const meta = {
  title: 'Funcionalidades/Dashboard/DashboardGreeting',
  component: DashboardGreeting,
  args: { name: 'Ana Ruiz Soler' },
} satisfies Meta<typeof DashboardGreeting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
