import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EVALUATION_FIXTURE } from '../fixtures';
import { inEvaluationForm } from '../formStory';
import { SectionNav } from './SectionNav';

const meta = {
  title: 'Funcionalidades/Evaluaciones/SectionNav',
  component: SectionNav,
} satisfies Meta<typeof SectionNav>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { decorators: inEvaluationForm({}) };
export const Begun: Story = {
  decorators: inEvaluationForm({
    reason: EVALUATION_FIXTURE.reason,
    pain: EVALUATION_FIXTURE.pain,
    plan: 'Reposo relativo',
  }),
};
