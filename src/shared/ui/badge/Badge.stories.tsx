import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ClockIcon } from '../icon/icons';
import { Badge } from './Badge';

/** A status in one word. Each tone has its own icon. */
const meta = {
  title: 'Datos/Badge',
  component: Badge,
  args: { children: 'Confirmada', tone: 'success' },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      <Badge tone="neutral">Inactivo</Badge>
      <Badge tone="primary">En curso</Badge>
      <Badge tone="info">Programada</Badge>
      <Badge tone="success">Completada</Badge>
      <Badge tone="warning">Pendiente</Badge>
      <Badge tone="danger">Cancelada</Badge>
    </div>
  ),
};
export const TonesContrast: Story = { ...Tones, globals: { theme: 'contrast' } };
export const WithIcon: Story = { args: { icon: ClockIcon, tone: 'info', children: '45 min' } };
export const Small: Story = { args: { size: 'sm' } };
export const LongText: Story = {
  args: { children: 'Una palabra que resultó ser una frase entera y no cabe' },
  decorators: [(Story) => <div style={{ width: 180 }}>{Story()}</div>],
};
