import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import type { Episode } from '@/contract/episodeAnswers';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { EPISODE_FIXTURES } from '../fixtures';
import { DischargeDialog } from './DischargeDialog';

const [EPISODE] = EPISODE_FIXTURES as [Episode];

const meta = {
  title: 'Funcionalidades/Procesos/DischargeDialog',
  component: DischargeDialog,
  args: { patientId: 'p1', episode: EPISODE, onClose: fn() },
  decorators: inStore({ user: THERAPIST }),
} satisfies Meta<typeof DischargeDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
/** No mail tells the family that an appointment is cancelled. */
export const Deceased: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(await canvas.findByLabelText(/Motivo del alta/), 'DECEASED');
    await canvas.findByText(/No saldrá ningún correo más/);
  },
};
export const NothingRemains: Story = {
  args: {
    episode: { ...EPISODE, activeRoutines: 0, appointmentsAhead: 0, appointmentsOfColleagues: 0 },
  },
};
export const Invalid: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Dar de alta' }));
    await canvas.findAllByText('Elige el motivo del alta');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
