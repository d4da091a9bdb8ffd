import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { Episode } from '@/contract/episodeAnswers';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { EPISODE_FIXTURES } from '../fixtures';
import { ReopenDialog } from './ReopenDialog';

const [, OVER] = EPISODE_FIXTURES as [Episode, Episode];

const meta = {
  title: 'Funcionalidades/Procesos/ReopenDialog',
  component: ReopenDialog,
  args: {
    patientId: 'p1',
    episode: { ...OVER, endedRoutines: 2, cancelledAppointments: 3 },
    onClose: fn(),
  },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof ReopenDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AppointmentsAlone: Story = { args: { episode: { ...OVER, cancelledAppointments: 1 } } };
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reabrir' }));
    await canvas.findAllByText('Elige qué hacer');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
