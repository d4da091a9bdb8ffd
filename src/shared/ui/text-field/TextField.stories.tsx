import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TextField } from './TextField';

/** Single-line text. */
const meta = {
  title: 'Formularios/TextField',
  component: TextField,
  args: { label: 'Nombre', value: 'Ana López Ruiz', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '26rem' }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TextField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = { args: { required: true, error: 'El nombre es obligatorio' } };
export const Empty: Story = { args: { value: '', placeholder: 'Nombre y apellidos' } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Help: Story = { args: { help: 'Tal como figura en su documento.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Una etiqueta tan larga que no cabe en una sola línea del formulario de alta de pacientes',
    help: 'Una explicación igual de larga, para ver que el texto fluye, se lee y no empuja a nadie fuera de la pantalla.',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
