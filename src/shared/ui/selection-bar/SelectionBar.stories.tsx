import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckIcon } from '../icon/icons';
import { SelectionBar } from './SelectionBar';

/** What can be done with the chosen rows of a list. Stands below it and sticks to the edge of the screen. */
const meta = {
  title: 'Datos/SelectionBar',
  component: SelectionBar,
  args: {
    label: 'Citas seleccionadas',
    count: 3,
    actions: [
      {
        key: 'confirm',
        label: 'Confirmar',
        variant: 'primary',
        icon: CheckIcon,
        enabled: true,
        onPress: fn(),
      },
      { key: 'cancel', label: 'Cancelar', enabled: true, onPress: fn() },
      { key: 'delete', label: 'Eliminar', enabled: true, onPress: fn() },
    ],
    allChosen: false,
    onChooseAll: fn(),
    onClear: fn(),
  },
} satisfies Meta<typeof SelectionBar>;
export default meta;
type Story = StoryObj<typeof meta>;

const off = meta.args.actions.map((action) => ({ ...action, enabled: false }));

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const bar = within(canvasElement).getByRole('group', { name: 'Citas seleccionadas' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Confirmar' }));
    await expect(args.actions[0]?.onPress).toHaveBeenCalledTimes(1);
  },
};
export const Nothing: Story = {
  args: { count: 0, actions: off },
  play: async ({ canvasElement, args }) => {
    const clear = within(canvasElement).getByRole('button', { name: 'Quitar selección' });
    await userEvent.click(clear);
    await expect(args.onClear).not.toHaveBeenCalled();
  },
};
export const SomeStay: Story = { args: { count: 5, detail: '2 no admiten cambios' } };
export const All: Story = { args: { count: 12, allChosen: true } };
export const UnderWay: Story = { args: { progress: { answered: 1, total: 3 } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
