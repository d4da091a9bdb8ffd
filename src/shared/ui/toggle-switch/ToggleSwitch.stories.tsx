import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { ToggleSwitch } from './ToggleSwitch';

/** An on/off setting that takes effect at once. */
const meta = {
  title: 'Formularios/ToggleSwitch',
  component: ToggleSwitch,
  args: { label: 'Voz en español', value: true, onChange: fn() },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return <ToggleSwitch {...args} value={value} onChange={setValue} />;
  },
} satisfies Meta<typeof ToggleSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { value: false } };
export const Help: Story = { args: { help: 'Anuncia el ejercicio siguiente y la cuenta atrás.' } };
