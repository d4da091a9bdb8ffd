import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, userEvent, within } from 'storybook/test';
import { ComboBoxField } from './ComboBoxField';

const NAMES = [
  'Ana López Ruiz',
  'Álvaro Núñez Peña',
  'Begoña Íñiguez',
  'José Ángel García',
  'María del Mar Ortiz',
  'Óscar Prieto',
];
const PATIENTS = NAMES.map((label, index) => ({
  value: `p${index}`,
  label,
  description: `paciente${index}@example.com`,
}));
const THOUSANDS = Array.from({ length: 10_000 }, (_, index) => ({
  value: `n${index}`,
  label: `${NAMES[index % NAMES.length]} ${index + 1}`,
  description: `nº de historia ${100_000 + index}`,
}));

/**
 * One of many options, found by typing part of its name, with or without accents. Only the first matches are
 * rendered.
 */
const meta = {
  title: 'Formularios/ComboBoxField',
  component: ComboBoxField,
  args: { label: 'Paciente', options: PATIENTS, value: '', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '26rem', minHeight: '22rem' }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <ComboBoxField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof ComboBoxField>;

export default meta;
type Story = StoryObj<typeof meta>;

const typing =
  (text: string, found: RegExp): Story['play'] =>
  async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), text);
    await within(document.body).findByRole('option', { name: found });
  };

export const Empty: Story = {};
export const Chosen: Story = { args: { value: 'p1' } };
export const Required: Story = { args: { required: true } };
export const Error: Story = { args: { required: true, error: 'Selecciona un paciente' } };
export const Disabled: Story = { args: { disabled: true, value: 'p0' } };
export const WithoutAccents: Story = { play: typing('alvaro nunez', /Álvaro Núñez/) };
export const Thousands: Story = {
  args: { options: THOUSANDS },
  play: typing('begona 103', /Begoña Íñiguez 1035/),
};
export const Loading: Story = { args: { options: [], loading: true } };
export const NoResults: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.type(within(canvasElement).getByRole('combobox'), 'zzz');
    await within(document.body).findByText('Sin resultados');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
