import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { EVALUATION_FIXTURE } from '../fixtures';
import { newEvaluationValues, type EvaluationValues } from '../formValues';
import { StrengthFields } from './StrengthFields';

const meta = {
  title: 'Funcionalidades/Evaluaciones/StrengthFields',
  component: StrengthFields,
} satisfies Meta<typeof StrengthFields>;
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
export const Filled: Story = {
  decorators: on({ muscleRegions: ['Rodilla'], strength: { KNEE_EXTENSORS__LEFT: '3' } }),
};
export const AfterAnEarlierVisit: Story = {
  args: { previous: EVALUATION_FIXTURE },
  decorators: on({ muscleRegions: ['Tronco', 'Cadera'] }),
};
