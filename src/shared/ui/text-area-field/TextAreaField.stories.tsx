import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { keeping, LONG_FIELD } from '@/shared/testing/fieldStories';
import { TextAreaField } from './TextAreaField';

/** Multi-line text. The count appears near the limit. */
const meta = {
  title: 'Formularios/TextAreaField',
  component: TextAreaField,
  args: {
    label: 'Antecedentes médicos',
    value: 'Esguince de tobillo derecho en 2024, sin cirugía.',
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: '34rem' }}>{Story()}</div>],
  render: keeping(TextAreaField),
} satisfies Meta<typeof TextAreaField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Required: Story = { args: { required: true } };
export const Error: Story = { args: { required: true, error: 'Este campo es obligatorio' } };
export const NearLimit: Story = { args: { limit: 60 } };
export const OverLimit: Story = { args: { limit: 40, error: 'El texto no puede superar los 40 caracteres' } };
export const ManyLines: Story = {
  args: { value: Array.from({ length: 12 }, (_, n) => `Línea ${n + 1} de la nota clínica.`).join('\n') },
};
export const Help: Story = { args: { help: 'Solo lo que sirve para el tratamiento.' } };
export const Disabled: Story = { args: { disabled: true } };
export const LongText: Story = { args: LONG_FIELD };
export const Phone: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };
