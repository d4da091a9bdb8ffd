import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StepInputs } from './StepInputs';

const meta = {
  title: 'Funcionalidades/Progreso/StepInputs',
  component: StepInputs,
  args: {
    value: { sets: 3, reps: 12, duration: 30, notes: '', pain: null, effort: null },
    onChange: () => undefined,
    errors: {},
  },
} satisfies Meta<typeof StepInputs>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Wrong: Story = { args: { errors: { sets: 'Entre 0 y 50', notes: 'Demasiado largo' } } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
