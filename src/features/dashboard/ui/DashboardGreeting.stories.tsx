import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DashboardGreeting } from './DashboardParts';

const meta = {
  title: 'Funcionalidades/Dashboard/DashboardGreeting',
  component: DashboardGreeting,
  args: { name: 'Ana Ruiz Soler', now: new Date('2026-11-21T08:30:00Z') },
} satisfies Meta<typeof DashboardGreeting>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Morning: Story = {};
export const Afternoon: Story = { args: { now: new Date('2026-11-21T15:00:00Z') } };
export const Evening: Story = { args: { now: new Date('2026-11-21T20:00:00Z') } };
