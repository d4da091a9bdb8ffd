import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { keeping, LONG_FIELD } from '@/shared/testing/fieldStories';
import { TimeField } from './TimeField';

/** A time on the 24-hour clock. */
const meta = {
  title: 'Formularios/TimeField',
  component: TimeField,
  args: { label: 'Hora', value: '09:30', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '14rem' }}>{Story()}</div>],
  render: keeping(TimeField),
} satisfies Meta<typeof TimeField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = { args: { required: true, error: 'La hora es obligatoria' } };
export const Empty: Story = { args: { value: '' } };
export const Help: Story = { args: { help: 'Hora de la consulta.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: LONG_FIELD };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
