import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EVALUATION_FIXTURE } from '../fixtures';
import { inEvaluationForm } from '../formStory';
import { RangeFields } from './RangeFields';

const meta = {
  title: 'Funcionalidades/Evaluaciones/RangeFields',
  component: RangeFields,
} satisfies Meta<typeof RangeFields>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { decorators: inEvaluationForm({}) };
export const Filled: Story = {
  decorators: inEvaluationForm({
    joints: ['CERVICAL', 'KNEE'],
    range: { KNEE_FLEXION__LEFT: 95, KNEE_FLEXION__RIGHT: 130 },
  }),
};
export const AfterAnEarlierVisit: Story = {
  args: { previous: EVALUATION_FIXTURE },
  decorators: inEvaluationForm({ joints: ['THORACOLUMBAR', 'HIP'] }),
};
