import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { DateField } from './DateField';

/** A date that people know and type, e.g. a date of birth. */
const meta = {
  title: 'Formularios/DateField',
  component: DateField,
  args: { label: 'Fecha de nacimiento', value: '1987-04-23', max: '2026-11-21', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '18rem' }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DateField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = { args: { required: true, error: 'La fecha no es válida' } };
export const Empty: Story = { args: { value: '' } };
export const Help: Story = { args: { help: 'Día, mes y año.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Una etiqueta tan larga que no cabe en una sola línea del formulario de alta de pacientes',
    help: 'Una explicación igual de larga, para ver que el texto fluye, se lee y no empuja a nadie fuera de la pantalla.',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
