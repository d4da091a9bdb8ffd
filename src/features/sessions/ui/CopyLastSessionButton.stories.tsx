import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Formik } from 'formik';
import { StoryStore } from '@/shared/testing/StoryStore';
import { type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { SESSION_FIXTURE } from '../fixtures';
import { newSessionValues, type SessionValues } from '../formValues';
import { CopyLastSessionButton } from './CopyLastSessionButton';

const meta = {
  title: 'Funcionalidades/Sesiones/CopyLastSessionButton',
  component: CopyLastSessionButton,
  parameters: { router: false },
} satisfies Meta<typeof CopyLastSessionButton>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler, values: Partial<SessionValues>): Story['decorators'] => [
  (Story) => (
    <StoryStore user={THERAPIST} routes={{ 'GET /api/sessions/patient/:id': handler }}>
      <Formik
        initialValues={{ ...newSessionValues({ date: '2026-11-21', time: '09:00' }), ...values }}
        onSubmit={() => undefined}
      >
        <Story />
      </Formik>
    </StoryStore>
  ),
];
const press: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Copiar la última sesión' }));
};

export const Ready: Story = { decorators: on(() => [SESSION_FIXTURE], { patientId: 'p1' }) };
export const WithoutPatient: Story = { decorators: on(() => [], {}) };
export const Looking: Story = { decorators: on(never, { patientId: 'p1' }), play: press };
export const Asking: Story = {
  decorators: on(() => [SESSION_FIXTURE], { patientId: 'p1', notes: 'Mío' }),
  play: async (context) => {
    await press(context);
    await context.canvas.findByRole('alertdialog', { name: '¿Copiar la última sesión?' });
  },
};
/** Of an appointment, whose duration stays. */
export const AskingOfAnAppointment: Story = {
  args: { keepsDuration: true },
  decorators: on(() => [SESSION_FIXTURE], { patientId: 'p1', treatmentType: 'Seguimiento', duration: 30 }),
  play: async (context) => {
    await press(context);
    await context.canvas.findByRole('alertdialog', { name: '¿Copiar la última sesión?' });
  },
};
