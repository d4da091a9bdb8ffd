import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ConfirmDialog } from './ConfirmDialog';

/** Asks before an action that cannot easily be undone. Focus starts on the cancel button. */
const meta = {
  title: 'Superficies/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    title: '¿Eliminar al paciente?',
    subject: 'Ana López Ruiz',
    consequence:
      'Dejará de aparecer en las listas y no podrá entrar. Su historia clínica se conserva bloqueada durante el plazo legal.',
    confirmLabel: 'Eliminar paciente',
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
} satisfies Meta<typeof ConfirmDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Danger: Story = {
  play: async ({ canvasElement, args }) => {
    const cancel = within(canvasElement).getByRole('button', { name: 'Cancelar' });
    await expect(cancel).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
export const Pending: Story = { args: { pending: true } };
export const Failed: Story = { args: { error: 'Error al eliminar el paciente' } };
export const Harmless: Story = {
  args: {
    tone: 'primary',
    title: '¿Cancelar la invitación?',
    subject: 'ana.lopez@example.com',
    consequence: 'El enlace dejará de funcionar. Puedes enviar otra cuando quieras.',
    confirmLabel: 'Cancelar invitación',
    cancelLabel: 'Volver',
  },
};
export const LongText: Story = {
  args: {
    subject: 'María de los Ángeles Fernández-Villaverde y Gutiérrez de la Concha',
    consequence: 'Una consecuencia muy larga. '.repeat(24),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
