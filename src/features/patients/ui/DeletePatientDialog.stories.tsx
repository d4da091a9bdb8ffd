import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { StoryStore, THERAPIST } from '@/shared/testing';
import { DeletePatientDialog } from './DeletePatientDialog';

const meta = {
  title: 'Funcionalidades/Pacientes/DeletePatientDialog',
  component: DeletePatientDialog,
  args: { patient: { id: 'p1', name: 'Lola Ruiz Soler' }, onClose: () => undefined },
  decorators: [
    (Story) => (
      <StoryStore user={THERAPIST}>
        <Story />
      </StoryStore>
    ),
  ],
} satisfies Meta<typeof DeletePatientDialog>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
