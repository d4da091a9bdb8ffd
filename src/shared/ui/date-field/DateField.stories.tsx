import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { keeping, LONG_FIELD } from '@/shared/testing/fieldStories';
import { DateField } from './DateField';

/** A date that people know and type, e.g. a date of birth. */
const meta = {
  title: 'Formularios/DateField',
  component: DateField,
  args: { label: 'Fecha de nacimiento', value: '1987-04-23', max: '2026-11-21', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '18rem' }}>{Story()}</div>],
  render: keeping(DateField),
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = { args: { required: true, error: 'La fecha no es válida' } };
export const Empty: Story = { args: { value: '' } };
export const Help: Story = { args: { help: 'Día, mes y año.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: LONG_FIELD };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
