import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { EVALUATION_FIXTURE } from '../fixtures';
import { newEvaluationValues, type EvaluationValues } from '../formValues';
import { SectionNav } from './SectionNav';

const meta = {
  title: 'Funcionalidades/Evaluaciones/SectionNav',
  component: SectionNav,
} satisfies Meta<typeof SectionNav>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (values: Partial<EvaluationValues>): Story['decorators'] => [
  (Story) => (
    <Formik
      initialValues={{ ...newEvaluationValues('2026-11-21', undefined), ...values }}
      onSubmit={() => undefined}
    >
      <Story />
    </Formik>
  ),
];

export const Empty: Story = { decorators: on({}) };
export const Begun: Story = {
  decorators: on({
    reason: EVALUATION_FIXTURE.reason,
    pain: EVALUATION_FIXTURE.pain,
    plan: 'Reposo relativo',
  }),
};
