import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { ButtonLink } from '@/shared/ui/button/Button';
import { SESSION_FIXTURE, sessionFixtures } from '../fixtures';
import { PatientSessions } from './PatientSessions';

const meta = {
  title: 'Funcionalidades/Sesiones/PatientSessions',
  component: PatientSessions,
  args: {
    patientId: 'p1',
    newSession: (
      <ButtonLink to="/sessions/new" variant="primary">
        Registrar primera sesión
      </ButtonLink>
    ),
  },
  parameters: { router: false },
} satisfies Meta<typeof PatientSessions>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/sessions/patient/:id': handler } });

export const Default: Story = { decorators: on(() => ({ data: sessionFixtures(1, 6) })) };
export const Many: Story = { decorators: on(() => sessionFixtures(8, 6)) };
export const LongText: Story = {
  decorators: on(() => [
    {
      ...SESSION_FIXTURE,
      treatmentType: 'Tratamiento '.repeat(20),
      notes: 'Una nota que no acaba. '.repeat(40),
    },
  ]),
};
export const Empty: Story = { decorators: on(() => []) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = { ...Default, globals: { viewport: { value: 'phone' } } };
