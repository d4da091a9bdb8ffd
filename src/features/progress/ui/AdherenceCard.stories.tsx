import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { RAW_ADHERENCE } from '../fixtures';
import { AdherenceCard } from './AdherenceCard';

const meta = {
  title: 'Funcionalidades/Progreso/AdherenceCard',
  component: AdherenceCard,
  args: { episodeId: null, patientId: 'p1' },
  parameters: { router: false },
} satisfies Meta<typeof AdherenceCard>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/patients/:id/adherence': handler } });

export const Default: Story = { decorators: on(() => ({ data: RAW_ADHERENCE })) };
export const OfOneEpisode: Story = {
  args: { episodeId: 'ep1' },
  decorators: on(() => ({ data: RAW_ADHERENCE })),
};
export const NothingDue: Story = {
  decorators: on(() => ({ data: { days: [], painOverTime: [], routines: [], runs: [] } })),
};
export const NoAccount: Story = {
  decorators: on(() => ({ data: { ...RAW_ADHERENCE, hasAccount: false, days: [] } })),
};
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
