import type { Decorator } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { newEvaluationValues, type EvaluationValues } from './formValues';

/** Decorator: a form with these values; all others are those of a new evaluation. */
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
