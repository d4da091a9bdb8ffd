import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { EVALUATION_FIXTURE } from '../fixtures';
import { newEvaluationValues, type EvaluationValues } from '../formValues';
import { RangeFields } from './RangeFields';

const meta = {
  title: 'Funcionalidades/Evaluaciones/RangeFields',
  component: RangeFields,
} satisfies Meta<typeof RangeFields>;
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
  decorators: on({
    joints: ['CERVICAL', 'KNEE'],
    range: { KNEE_FLEXION__LEFT: 95, KNEE_FLEXION__RIGHT: 130 },
  }),
};
export const AfterAnEarlierVisit: Story = {
  args: { previous: EVALUATION_FIXTURE },
  decorators: on({ joints: ['THORACOLUMBAR', 'HIP'] }),
};
