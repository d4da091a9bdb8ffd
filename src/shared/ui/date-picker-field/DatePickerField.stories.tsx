import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DatePickerField } from './DatePickerField';

/** A date that people look up, in a calendar that starts on Monday. */
const meta = {
  title: 'Formularios/DatePickerField',
  component: DatePickerField,
  args: { label: 'Fecha', value: '2026-11-24', min: '2026-11-21', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '18rem' }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <DatePickerField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof DatePickerField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = { args: { required: true, error: 'La fecha es obligatoria' } };
export const Empty: Story = { args: { value: '' } };
export const Open: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await within(document.body).findByRole('heading', { name: /noviembre de 2026/i });
    const head = within(document.body).getByRole('grid').querySelectorAll('th');
    await expect(head[0]).toHaveTextContent(/lu/i);
  },
};
export const Help: Story = { args: { help: 'A partir de hoy.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = {
  args: {
    label: 'Una etiqueta tan larga que no cabe en una sola línea del formulario de alta de pacientes',
    help: 'Una explicación igual de larga, para ver que el texto fluye, se lee y no empuja a nadie fuera de la pantalla.',
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
