import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SaveBanner } from './SaveBanner';

const meta = {
  title: 'Funcionalidades/Progreso/SaveBanner',
  component: SaveBanner,
  args: { error: 'Error de conexión', passing: true, onRetry: () => undefined },
} satisfies Meta<typeof SaveBanner>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Passing: Story = {};
export const Refused: Story = { args: { error: 'Error al completar el ejercicio', passing: false } };
