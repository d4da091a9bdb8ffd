import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { SESSION_FIXTURE } from '../fixtures';
import { newSessionValues, sessionValues } from '../formValues';
import { SessionExercises } from './SessionExercises';

const meta = {
  title: 'Funcionalidades/Sesiones/SessionExercises',
  component: SessionExercises,
  args: { sharesNotes: true },
} satisfies Meta<typeof SessionExercises>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: [
    (Story) => (
      <Formik initialValues={sessionValues(SESSION_FIXTURE)} onSubmit={() => undefined}>
        <Story />
      </Formik>
    ),
  ],
};
export const Empty: Story = {
  decorators: [
    (Story) => (
      <Formik
        initialValues={newSessionValues({ date: '2026-11-21', time: '09:00' })}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    ),
  ],
};
