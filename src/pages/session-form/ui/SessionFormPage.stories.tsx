import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { appointmentFixture } from '@/features/appointments/fixtures';
import { AuthProvider } from '@/features/auth';
import { patientFixtures } from '@/features/patients/fixtures';
import { STAFF_SESSION_FIXTURE } from '@/features/sessions/fixtures';
import { StoryStore, type StoryStoreOptions } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { SessionFormPage } from '..';

const meta = {
  title: 'Pantallas/Nueva Sesión',
  component: SessionFormPage,
  parameters: { router: false },
} satisfies Meta<typeof SessionFormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (options: Partial<StoryStoreOptions> = {}): Story['decorators'] => [
  (Story) => (
    <StoryStore
      at="/sessions/new"
      path="/sessions/new"
      user={THERAPIST}
      {...options}
      routes={{
        'GET /api/patients': () => ({ patients: patientFixtures() }),
        'GET /api/system-status': () => ({ status: 'ok', capabilities: ['sharedNotes'] }),
        'GET /api/sessions/:id': () => STAFF_SESSION_FIXTURE,
        ...options.routes,
      }}
    >
      <AuthProvider>
        <Story />
      </AuthProvider>
    </StoryStore>
  ),
];

/** Opened from an appointment of the agenda. */
export const OfAnAppointment: Story = {
  decorators: on({
    at: '/sessions/new?appointmentId=c1',
    routes: {
      'GET /api/appointments/:id': () =>
        appointmentFixture({ type: 'FOLLOW_UP', patientId: patientFixtures()[0]?.id }),
    },
  }),
};
const written = (mayCorrect: boolean): Story['decorators'] =>
  on({
    at: '/sessions/new?appointmentId=c1',
    routes: {
      'GET /api/appointments/:id': () => appointmentFixture({ patientId: patientFixtures()[0]?.id }),
      'GET /api/sessions/patient/:id': () => [
        { ...STAFF_SESSION_FIXTURE, date: '2026-11-24', time: '09:30', mayCorrect },
      ],
    },
  });
/** The therapist has written a session of that day. */
export const WrittenAlready: Story = { decorators: written(true) };
/** A colleague has. */
export const WrittenByAColleague: Story = { decorators: written(false) };
export const Edit: Story = { decorators: on({ at: '/sessions/new?id=s1' }) };
/** A backend without notes for the patient. */
export const OtherBackend: Story = {
  decorators: on({ routes: { 'GET /api/system-status': () => ({ status: 'ok' }) } }),
};
