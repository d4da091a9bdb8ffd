import { useState } from 'react';
import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { LONG_FIELD } from '@/shared/testing/fieldStories';
import { NativeSelectField } from './NativeSelectField';

/** One of a few options, in the browser's own list. */
const meta = {
  title: 'Formularios/NativeSelectField',
  component: NativeSelectField,
  args: {
    label: 'Estado',
    value: 'ACTIVE',
    options: [
      { value: 'ACTIVE', label: 'Activo' },
      { value: 'INACTIVE', label: 'Inactivo' },
      { value: 'DISCHARGED', label: 'Alta' },
    ],
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: '18rem' }}>{Story()}</div>],
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <NativeSelectField
        {...args}
        value={value}
        onChange={(next) => {
          setValue(next);
          args.onChange(next);
        }}
      />
    );
  },
} satisfies Meta<typeof NativeSelectField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = { args: { required: true, error: 'Selecciona un estado' } };
export const Placeholder: Story = { args: { value: '', placeholder: 'Todos los estados' } };
export const Help: Story = { args: { help: 'El alta cierra el tratamiento.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: LONG_FIELD };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
