import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StopDialog } from './Feeling';

const meta = {
  title: 'Funcionalidades/Progreso/StopDialog',
  component: StopDialog,
  args: { open: true, onStop: () => undefined, onCancel: () => undefined },
} satisfies Meta<typeof StopDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};
export const WithPhone: Story = { args: { therapist: { name: 'Ana Ruiz Soler', phone: '+34 600 111 222' } } };
