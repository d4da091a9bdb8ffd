import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { RowChoice } from './RowChoice';

/** Chooses a row of a table, to act on several at once. */
const meta = {
  title: 'Datos/RowChoice',
  component: RowChoice,
  args: {
    label: 'Seleccionar la cita de Ana López, martes, 24 de noviembre de 2026 09:30',
    value: false,
    onChange: fn(),
  },
} satisfies Meta<typeof RowChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenCalledWith(true);
    await expect(within(canvasElement).getByRole('checkbox', { name: args.label })).toHaveFocus();
  },
};
export const Chosen: Story = { args: { value: true } };
export const Disabled: Story = { args: { disabled: true } };
