import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Toast } from './Toast';

const meta = {
  title: 'Estados/Toast',
  component: Toast,
  args: { message: 'Paciente creado exitosamente', tone: 'success', onClose: fn() },
} satisfies Meta<typeof Toast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const WithWayBack: Story = {
  args: {
    message: 'Estado de la cita actualizado',
    action: { label: 'Deshacer', onPress: () => undefined },
    durationMs: 10_000,
  },
  play: async ({ canvasElement, args }) => {
    const undo = within(canvasElement).getByRole('button', { name: 'Deshacer' });
    await userEvent.tab();
    await expect(undo).toHaveFocus();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const Failure: Story = { args: { tone: 'danger', message: 'Error al guardar el paciente' } };
export const Info: Story = { args: { tone: 'info', message: 'Nuevo mensaje de Ana Ruiz' } };
export const Warning: Story = { args: { tone: 'warning', message: 'Sin conexión: se guardará al volver' } };
export const LongText: Story = {
  args: {
    tone: 'danger',
    message: 'Ya hay una cita en ese horario con María de los Dolores Fernández-Castañeda. '.repeat(2),
  },
};
