import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { Episode } from '@/contract/episodeAnswers';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { EPISODE_FIXTURES } from '../fixtures';
import { RemoveEpisodeDialog } from './RemoveEpisodeDialog';

const [EPISODE] = EPISODE_FIXTURES as [Episode];

const meta = {
  title: 'Funcionalidades/Procesos/RemoveEpisodeDialog',
  component: RemoveEpisodeDialog,
  args: { patientId: 'p1', episode: EPISODE, onClose: fn() },
  decorators: inStore({
    user: THERAPIST,
    routes: {
      'DELETE /api/episodes/:id': () =>
        answer(409, { message: 'Solo se puede eliminar un proceso abierto y vacío' }),
    },
  }),
} satisfies Meta<typeof RemoveEpisodeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Refused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Eliminar proceso' }));
    await canvas.findByRole('alert');
  },
};
