import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { DeletePatientDialog } from './DeletePatientDialog';

const STATS = {
  'GET /api/patients/:id/stats': () => ({ evaluations: 3, appointments: 14, activeRoutines: 1 }),
};

const meta = {
  title: 'Funcionalidades/Pacientes/DeletePatientDialog',
  component: DeletePatientDialog,
  args: { patient: { id: 'p1', name: 'Lola Ruiz Soler' }, appointmentsAhead: 2, onClose: () => undefined },
} satisfies Meta<typeof DeletePatientDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  decorators: inStore({
    user: THERAPIST,
    routes: { ...STATS, 'GET /api/deleted-patients': () => ({ patients: [] }) },
  }),
};
/** A server that gives back no record. */
export const NoWayBack: Story = { decorators: inStore({ user: THERAPIST, routes: STATS }) };
