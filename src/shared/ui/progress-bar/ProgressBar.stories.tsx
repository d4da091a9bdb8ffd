import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProgressBar } from './ProgressBar';

/** Progress of something with a known length. */
const meta = {
  title: 'Datos/ProgressBar',
  component: ProgressBar,
  args: { label: 'Rutina de hoy', value: 3, max: 6, valueText: '3 de 6 ejercicios' },
  decorators: [(Story) => <div style={{ maxWidth: '24rem' }}>{Story()}</div>],
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = { args: { value: 0, valueText: '0 de 6 ejercicios' } };
export const Complete: Story = { args: { value: 6, valueText: 'Completada' } };
export const LabelHidden: Story = { args: { labelVisible: false } };
export const Contrast: Story = { globals: { theme: 'contrast' } };
