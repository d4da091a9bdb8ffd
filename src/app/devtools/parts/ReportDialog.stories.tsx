import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { ReportDialog } from './ReportDialog';

const meta = {
  title: 'Estructura/Grabaciones/ReportDialog',
  component: ReportDialog,
  args: { onSend: fn(), onClose: fn() },
} satisfies Meta<typeof ReportDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Written: Story = {
  play: async ({ args, canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(screen.getByRole('textbox', { name: '¿Qué ha pasado?' }), 'No se abre el menú');
    await userEvent.click(screen.getByRole('button', { name: 'Guardar informe' }));
    await expect(args.onSend).toHaveBeenCalledWith('No se abre el menú');
  },
};
export const TooLong: Story = {
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.click(screen.getByRole('textbox'));
    await userEvent.paste('El menú no se abre. '.repeat(110));
    await expect(screen.getByRole('button', { name: 'Guardar informe' })).toBeDisabled();
  },
};
