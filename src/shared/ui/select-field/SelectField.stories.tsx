import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, userEvent, within } from 'storybook/test';
import { SelectField } from './SelectField';

/** One of a few options that need a description each. */
const meta = {
  title: 'Formularios/SelectField',
  component: SelectField,
  args: {
    label: 'Tipo de cita',
    value: 'TREATMENT',
    options: [
      { value: 'CONSULTATION', label: 'Consulta', description: 'Primera visita, sin tratamiento' },
      { value: 'TREATMENT', label: 'Tratamiento', description: 'Sesión de tratamiento habitual' },
      { value: 'EVALUATION', label: 'Evaluación', description: 'Exploración completa con informe' },
      { value: 'FOLLOW_UP', label: 'Seguimiento', disabled: true },
    ],
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: '22rem' }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <SelectField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof SelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = { args: { required: true, error: 'Selecciona un tipo' } };
export const Empty: Story = { args: { value: '' } };
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /tipo de cita/i }));
    await within(document.body).findByRole('option', { name: 'Evaluación' });
  },
};
export const Help: Story = { args: { help: 'Se puede cambiar más tarde.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Una etiqueta tan larga que no cabe en una sola línea del formulario de alta de pacientes',
    help: 'Una explicación igual de larga, para ver que el texto fluye, se lee y no empuja a nadie fuera de la pantalla.',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
export const Dark: Story = { globals: { theme: 'dark' } };
