import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { DeletePatientDialog } from './DeletePatientDialog';

const meta = {
  title: 'Funcionalidades/Pacientes/DeletePatientDialog',
  component: DeletePatientDialog,
  args: { patient: { id: 'p1', name: 'Lola Ruiz Soler' }, appointmentsAhead: 2, onClose: () => undefined },
  decorators: [
    (Story) => (
      <StoryStore
        user={THERAPIST}
        routes={{
          'GET /api/patients/:id/stats': () => ({ evaluations: 3, appointments: 14, activeRoutines: 1 }),
        }}
      >
        <Story />
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof DeletePatientDialog>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
