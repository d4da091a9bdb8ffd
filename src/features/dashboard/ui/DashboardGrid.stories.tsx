import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Card } from '@/shared/ui/card/Card';
import { DashboardGrid } from './DashboardParts';

const meta = {
  title: 'Funcionalidades/Dashboard/DashboardGrid',
  component: DashboardGrid,
  args: { main: <Card title="Principal">Contenido</Card>, side: <Card title="Lateral">Contenido</Card> },
} satisfies Meta<typeof DashboardGrid>;
export default meta;
type Story = StoryObj<typeof meta>;

export const TwoColumns: Story = {};
export const OneColumn: Story = { args: { side: undefined } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
