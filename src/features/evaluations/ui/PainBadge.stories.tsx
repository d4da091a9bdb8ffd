import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PainBadge } from './EvaluationEntry';

const meta = {
  title: 'Funcionalidades/Evaluaciones/PainBadge',
  component: PainBadge,
  parameters: { router: false },
  args: { pain: 2 },
} satisfies Meta<typeof PainBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Moderate: Story = { args: { pain: 5 } };
export const Strong: Story = { args: { pain: 9 } };
