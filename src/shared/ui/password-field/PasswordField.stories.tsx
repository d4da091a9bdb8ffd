import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { keeping, LONG_FIELD } from '@/shared/testing/fieldStories';
import { PasswordField } from './PasswordField';

/** A password that can be shown. */
const meta = {
  title: 'Formularios/PasswordField',
  component: PasswordField,
  args: { label: 'Contraseña', value: 'secreta1', autoComplete: 'current-password', onChange: fn() },
  decorators: [(Story) => <div style={{ maxWidth: '26rem' }}>{Story()}</div>],
  render: keeping(PasswordField),
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = {
  args: { required: true, error: 'La contraseña debe tener al menos 6 caracteres' },
};
export const Help: Story = { args: { help: 'Al menos 6 caracteres.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: LONG_FIELD };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
