import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { EVALUATION_FIXTURE } from '../fixtures';
import { newEvaluationValues, type EvaluationValues } from '../formValues';
import { SpecialTestFields } from './SpecialTestFields';

const meta = {
  title: 'Funcionalidades/Evaluaciones/SpecialTestFields',
  component: SpecialTestFields,
} satisfies Meta<typeof SpecialTestFields>;
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

const tests = EVALUATION_FIXTURE.tests.map((test) => ({ ...test, notes: test.notes ?? '' }));

export const Empty: Story = { decorators: on({}) };
export const Filled: Story = { decorators: on({ tests }) };
