import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { EVALUATION_FIXTURE } from '../fixtures';
import { newEvaluationValues, type EvaluationValues } from '../formValues';
import { BodyRegionsField } from './BodyRegionsField';

const meta = {
  title: 'Funcionalidades/Evaluaciones/BodyRegionsField',
  component: BodyRegionsField,
} satisfies Meta<typeof BodyRegionsField>;
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
export const Chosen: Story = { decorators: on({ regions: EVALUATION_FIXTURE.regions }) };
