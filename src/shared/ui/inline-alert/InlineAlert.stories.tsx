import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { Button } from '../button/Button';
import { InlineAlert } from './InlineAlert';
import { RetryAlert } from './RetryAlert';

/** A message that belongs to one place on the screen. */
const meta = {
  title: 'Estados/InlineAlert',
  component: InlineAlert,
  subcomponents: { RetryAlert },
  args: {
    tone: 'info',
    children:
      'El registro es solo para fisioterapeutas. Los pacientes reciben una invitación de su terapeuta.',
  },
} satisfies Meta<typeof InlineAlert>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Info: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Los cambios se han guardado.' } };
export const Warning: Story = {
  args: { tone: 'warning', title: 'Sin conexión', children: 'Se enviará cuando vuelva la red.' },
};
export const Danger: Story = {
  args: {
    tone: 'danger',
    live: true,
    children: 'Error de conexión',
    action: <Button size="sm">Reintentar</Button>,
  },
};
export const Dismissible: Story = { args: { onDismiss: fn() } };
export const Phone: Story = {
  args: { title: 'Aviso', onDismiss: fn() },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
export const Retry: Story = {
  render: () => <RetryAlert message="No se han podido cargar las alertas" onRetry={fn()} retrying={false} />,
};
