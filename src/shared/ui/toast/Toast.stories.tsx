import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Toast } from './Toast';

const meta = {
  title: 'Estados/Toast',
  component: Toast,
  args: { message: 'Paciente creado exitosamente', tone: 'success', onClose: () => undefined },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = { args: { tone: 'danger', message: 'Error al guardar el paciente' } };
export const Info: Story = { args: { tone: 'info', message: 'Nuevo mensaje de Ana Ruiz' } };
export const Warning: Story = { args: { tone: 'warning', message: 'Sin conexión: se guardará al volver' } };
export const LongText: Story = {
  args: {
    tone: 'danger',
    message: 'Ya hay una cita en ese horario con María de los Dolores Fernández-Castañeda. '.repeat(2),
  },
};
