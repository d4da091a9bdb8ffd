import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { shadesOf } from '../../therapists';
import { TherapistPicker } from './TherapistPicker';

/** Legend and filter of the therapists in an ADMIN's calendar. */
const meta = {
  title: 'Funcionalidades/Citas/TherapistPicker',
  component: TherapistPicker,
  args: {
    therapists: shadesOf(['Ana Ruiz Soler', 'Javier Molina', 'Lucía Prats']),
    hidden: [],
    onChange: fn(),
  },
  render: function Controlled(args) {
    const [hidden, setHidden] = useState(args.hidden);
    return (
      <TherapistPicker
        {...args}
        hidden={hidden}
        onChange={(next) => {
          setHidden(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TherapistPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everybody: Story = {
  play: async ({ canvasElement, args }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Javier Molina' });
    await userEvent.click(box);
    await expect(args.onChange).toHaveBeenCalledTimes(1);
    await expect(box).not.toBeChecked();
  },
};
export const Many: Story = {
  args: {
    therapists: shadesOf(
      ['Ana', 'Berta', 'Carlos', 'Diana', 'Elena', 'Fernando', 'Gloria'].map(
        (name) => `${name} Fernández-Villaverde`,
      ),
    ),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
