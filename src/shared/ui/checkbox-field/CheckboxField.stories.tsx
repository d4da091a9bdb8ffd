import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { keeping } from '@/shared/testing/fieldStories';
import { CheckboxField } from './CheckboxField';

/** Check box of a form, saved with the rest of it. */
const meta = {
  title: 'Formularios/CheckboxField',
  component: CheckboxField,
  args: { label: 'El paciente ha dado su consentimiento', value: true, onChange: fn() },
  render: keeping(CheckboxField),
} satisfies Meta<typeof CheckboxField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Checked: Story = {};
export const Unchecked: Story = { args: { value: false } };
export const Help: Story = { args: { help: 'Versión 2 del texto, de marzo de 2026.' } };
export const Error: Story = { args: { value: false, error: 'El consentimiento es obligatorio' } };
export const Contrast: Story = { globals: { theme: 'contrast' } };
export const LongText: Story = {
  args: {
    label:
      'He leído la información sobre el tratamiento de mis datos de salud y acepto que el centro los conserve durante el plazo que marca la ley',
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
