import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { keeping } from '@/shared/testing/fieldStories';
import { ToggleSwitch } from './ToggleSwitch';

/** An on/off setting that takes effect at once. */
const meta = {
  title: 'Formularios/ToggleSwitch',
  component: ToggleSwitch,
  args: { label: 'Voz en español', value: true, onChange: fn() },
  render: keeping(ToggleSwitch),
} satisfies Meta<typeof ToggleSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
export const Off: Story = { args: { value: false } };
export const Help: Story = { args: { help: 'Anuncia el ejercicio siguiente y la cuenta atrás.' } };
export const Contrast: Story = { globals: { theme: 'contrast' } };
