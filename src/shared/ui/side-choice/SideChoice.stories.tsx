import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SideChoice } from './SideChoice';

/** Chooses which of two versions of a field stays. */
const meta = {
  title: 'Formularios/SideChoice',
  component: SideChoice,
  args: {
    label: 'Teléfono',
    options: [
      { side: 'mine', words: '611 222 333' },
      { side: 'theirs', words: 'Sin dato' },
    ],
    value: undefined,
    onChange: fn(),
  },
} satisfies Meta<typeof SideChoice>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('radio', { name: 'Sin dato' }));
    await expect(args.onChange).toHaveBeenCalledWith('theirs');
  },
};
export const Chosen: Story = { args: { value: 'mine' } };
export const Wide: Story = {
  args: {
    label: 'Alergias',
    options: [
      { side: 'mine', words: 'Látex' },
      { side: 'theirs', words: 'Ibuprofeno' },
      { side: 'both', words: 'Los dos textos, uno tras otro', isWide: true },
    ],
    value: 'both',
  },
};
export const WithError: Story = { args: { error: 'Elige qué se guarda' } };
