import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EVALUATION_FIXTURE } from '../fixtures';
import { inEvaluationForm } from '../formStory';
import { StrengthFields } from './StrengthFields';

const meta = {
  title: 'Funcionalidades/Evaluaciones/StrengthFields',
  component: StrengthFields,
} satisfies Meta<typeof StrengthFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { decorators: inEvaluationForm({}) };
export const Filled: Story = {
  decorators: inEvaluationForm({ muscleRegions: ['Rodilla'], strength: { KNEE_EXTENSORS__LEFT: '3' } }),
};
export const AfterAnEarlierVisit: Story = {
  args: { previous: EVALUATION_FIXTURE },
  decorators: inEvaluationForm({ muscleRegions: ['Tronco', 'Cadera'] }),
};
