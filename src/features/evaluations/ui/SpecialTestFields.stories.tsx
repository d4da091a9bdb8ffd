import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EVALUATION_FIXTURE } from '../fixtures';
import { inEvaluationForm } from '../formStory';
import { SpecialTestFields } from './SpecialTestFields';

const meta = {
  title: 'Funcionalidades/Evaluaciones/SpecialTestFields',
  component: SpecialTestFields,
} satisfies Meta<typeof SpecialTestFields>;
export default meta;
type Story = StoryObj<typeof meta>;

const tests = EVALUATION_FIXTURE.tests.map((test) => ({ ...test, notes: test.notes ?? '' }));

export const Empty: Story = { decorators: inEvaluationForm({}) };
export const Filled: Story = { decorators: inEvaluationForm({ tests }) };
