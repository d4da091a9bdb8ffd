import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { StoryStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { STAFF_SESSION_FIXTURE } from '../fixtures';
import { newSessionValues } from '../formValues';
import { EarlierSession } from './EarlierSession';

const meta = {
  title: 'Funcionalidades/Sesiones/EarlierSession',
  component: EarlierSession,
} satisfies Meta<typeof EarlierSession>;
export default meta;

const opened = (handler: FakeHandler): StoryObj<typeof meta> => ({
  decorators: [
    (Story) => (
      <StoryStore user={THERAPIST} routes={{ 'GET /api/sessions/patient/:id': handler }}>
        <Formik
          initialValues={{ ...newSessionValues({ date: '2026-11-23', time: '09:00' }), patientId: 'p1' }}
          onSubmit={() => undefined}
        >
          <Story />
        </Formik>
      </StoryStore>
    ),
  ],
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByText('Última sesión')),
});

export const Default = opened(() => [STAFF_SESSION_FIXTURE]);
export const None = opened(() => []);
export const Loading = opened(never);
export const Failed = opened(() => answer(500));
