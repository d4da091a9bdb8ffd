import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn, screen } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { renderTherapist } from '../testing/renderTherapist';
import { CollaboratorDialog } from './CollaboratorDialog';

/** Diálogo para que otro fisioterapeuta atienda también al paciente. */
const meta = {
  title: 'Funcionalidades/Atención/CollaboratorDialog',
  component: CollaboratorDialog,
  args: { patientId: 'p1', members: [THERAPIST.id], renderTherapist, onClose: fn() },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof CollaboratorDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Incomplete: Story = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Añadir' }));
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
