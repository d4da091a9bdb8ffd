import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { compareEvaluations } from '../comparison';
import { EVALUATION_FIXTURE, evaluationFixtures } from '../fixtures';
import { ComparisonTable } from './ComparisonTable';

const [last, before] = evaluationFixtures();

const meta = {
  title: 'Funcionalidades/Evaluaciones/ComparisonTable',
  component: ComparisonTable,
  args: { caption: 'Medidas', rows: last ? compareEvaluations(last, before) : [] },
} satisfies Meta<typeof ComparisonTable>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const FirstVisit: Story = { args: { rows: compareEvaluations(EVALUATION_FIXTURE, undefined) } };
export const SmallChange: Story = {
  args: { rows: compareEvaluations({ ...EVALUATION_FIXTURE, pain: 6 }, EVALUATION_FIXTURE) },
};
/** Measures of the visit before that were not taken again. */
export const NotMeasuredAgain: Story = {
  args: {
    rows: compareEvaluations({ ...EVALUATION_FIXTURE, pain: 4, range: [], strength: [] }, EVALUATION_FIXTURE),
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
