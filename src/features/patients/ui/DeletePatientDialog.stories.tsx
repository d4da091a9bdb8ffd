import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { DeletePatientDialog } from './DeletePatientDialog';

const meta = {
  title: 'Funcionalidades/Pacientes/DeletePatientDialog',
  component: DeletePatientDialog,
  args: { patient: { id: 'p1', name: 'Lola Ruiz Soler' }, appointmentsAhead: 2, onClose: () => undefined },
  decorators: inStore({
    user: THERAPIST,
    routes: {
      'GET /api/patients/:id/stats': () => ({ evaluations: 3, appointments: 14, activeRoutines: 1 }),
    },
  }),
} satisfies Meta<typeof DeletePatientDialog>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
