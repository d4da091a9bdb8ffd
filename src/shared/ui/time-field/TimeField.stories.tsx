import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TimeField } from './TimeField';

/** A time on the 24-hour clock. */
const meta = {
  title: 'Formularios/TimeField',
  component: TimeField,
  args: { label: 'Hora', value: '09:30', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '14rem' }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <TimeField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = { args: { required: true, error: 'La hora es obligatoria' } };
export const Empty: Story = { args: { value: '' } };
export const Help: Story = { args: { help: 'Hora de la consulta.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Una etiqueta tan larga que no cabe en una sola línea del formulario de alta de pacientes',
    help: 'Una explicación igual de larga, para ver que el texto fluye, se lee y no empuja a nadie fuera de la pantalla.',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
