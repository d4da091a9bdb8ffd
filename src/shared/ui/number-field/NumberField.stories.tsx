import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { keeping, LONG_FIELD } from '@/shared/testing/fieldStories';
import { NumberField } from './NumberField';

/** A number with its unit, in the native number box. */
const meta = {
  title: 'Formularios/NumberField',
  component: NumberField,
  args: { label: 'Duración', value: 60, min: 15, max: 480, step: 15, unit: 'min', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '14rem' }}>{Story()}</div>],
  render: keeping(NumberField),
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = {
  args: { required: true, error: 'La duración debe estar entre 15 y 480 minutos' },
};
export const Empty: Story = { args: { value: null } };
export const WithoutUnit: Story = { args: { unit: undefined, label: 'Series', value: 3, step: 1 } };
export const Help: Story = { args: { help: 'Entre 15 y 480 minutos.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: LONG_FIELD };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
