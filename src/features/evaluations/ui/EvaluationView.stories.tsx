import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EVALUATION_FIXTURE, evaluationFixtures } from '../fixtures';
import { EvaluationView } from './EvaluationView';

const [last, before] = evaluationFixtures();

const meta = {
  title: 'Funcionalidades/Evaluaciones/EvaluationView',
  component: EvaluationView,
  args: { evaluation: EVALUATION_FIXTURE },
} satisfies Meta<typeof EvaluationView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const Compared: Story = { args: { evaluation: last, compared: before } };
/** After a visit with more measures and special tests. */
export const NotRepeated: Story = {
  args: {
    evaluation: { ...EVALUATION_FIXTURE, pain: 4, range: [], tests: [] },
    compared: EVALUATION_FIXTURE,
  },
};
export const Bare: Story = {
  args: {
    evaluation: {
      ...EVALUATION_FIXTURE,
      history: null,
      pain: null,
      regions: [],
      range: [],
      strength: [],
      tests: [],
      diagnosis: null,
      goals: null,
      plan: null,
    },
  },
};
export const LongText: Story = {
  args: { evaluation: { ...EVALUATION_FIXTURE, plan: 'Ejercicio y terapia manual. '.repeat(120) } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
