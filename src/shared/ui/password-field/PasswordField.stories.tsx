import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { PasswordField } from './PasswordField';

/** A password that can be shown. */
const meta = {
  title: 'Formularios/PasswordField',
  component: PasswordField,
  args: { label: 'Contraseña', value: 'secreta1', autoComplete: 'current-password', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '26rem' }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <PasswordField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = {
  args: { required: true, error: 'La contraseña debe tener al menos 6 caracteres' },
};
export const Help: Story = { args: { help: 'Al menos 6 caracteres.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Una etiqueta tan larga que no cabe en una sola línea del formulario de alta de pacientes',
    help: 'Una explicación igual de larga, para ver que el texto fluye, se lee y no empuja a nadie fuera de la pantalla.',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
