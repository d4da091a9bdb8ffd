import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { EPISODE_FIXTURES } from '../fixtures';
import { EpisodeFormDialog } from './EpisodeFormDialog';

const meta = {
  title: 'Funcionalidades/Procesos/EpisodeFormDialog',
  component: EpisodeFormDialog,
  args: {
    patientId: 'p1',
    leads: [
      { id: THERAPIST.id, name: THERAPIST.name },
      { id: 'u8', name: 'Nuria Salas Gil' },
    ],
    onClose: fn(),
  },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof EpisodeFormDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const New: Story = {};
export const Edit: Story = { args: { episode: EPISODE_FIXTURES[0] } };
export const NobodyToChoose: Story = { args: { leads: [] } };
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Abrir proceso' }));
    await canvas.findAllByText('Escribe el motivo del proceso');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
