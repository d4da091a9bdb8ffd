import type { Decorator } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { newEvaluationValues, type EvaluationValues } from './formValues';

/** Stories of a form's part: in a form with these values, the others as a new evaluation has them. */
export const inEvaluationForm = (values: Partial<EvaluationValues>): Decorator[] => [
  (Story) => (
    <Formik
      initialValues={{ ...newEvaluationValues('2026-11-21', undefined), ...values }}
      onSubmit={() => undefined}
    >
      <Story />
    </Formik>
  ),
];
