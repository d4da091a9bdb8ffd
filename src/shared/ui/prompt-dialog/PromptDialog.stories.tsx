import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckboxField } from '../checkbox-field/CheckboxField';
import { PromptDialog } from './PromptDialog';

/** Asks for one line of text. */
const meta = {
  title: 'Superficies/PromptDialog',
  component: PromptDialog,
  args: {
    open: true,
    title: 'Enviar invitación',
    label: 'Email del paciente',
    type: 'email',
    description: 'Ana López Ruiz recibirá un enlace para crear su cuenta.',
    confirmLabel: 'Enviar invitación',
    validate: (value: string) => (value.includes('@') ? undefined : 'El email no es válido'),
    onConfirm: fn(),
    onCancel: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '26rem' } } },
} satisfies Meta<typeof PromptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Invalid: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'ana{Enter}');
    await expect(canvas.getByText('El email no es válido')).toBeVisible();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};
export const Pending: Story = { args: { initialValue: 'ana@example.com', pending: true } };
export const Refused: Story = {
  args: { initialValue: 'ana@example.com', error: 'Ya existe una invitación pendiente para este email' },
};
export const AsksMore: Story = {
  args: { children: <CheckboxField label="Avisar también por teléfono" value={false} onChange={fn()} /> },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
