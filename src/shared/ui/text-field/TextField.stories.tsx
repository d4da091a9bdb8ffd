import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { keeping, LONG_FIELD } from '@/shared/testing/fieldStories';
import { TextField } from './TextField';

/** Single-line text. */
const meta = {
  title: 'Formularios/TextField',
  component: TextField,
  args: { label: 'Nombre', value: 'Ana López Ruiz', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '26rem' }}>{Story()}</div>],
  render: keeping(TextField),
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = { args: { required: true, error: 'El nombre es obligatorio' } };
export const Empty: Story = { args: { value: '', placeholder: 'Nombre y apellidos' } };
export const LabelHidden: Story = { args: { labelHidden: true } };
export const Help: Story = { args: { help: 'Tal como figura en su documento.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: LONG_FIELD };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
