import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { evaluationFixtures } from '../fixtures';
import { EvaluationTrends } from './EvaluationTrends';

const meta = {
  title: 'Funcionalidades/Evaluaciones/EvaluationTrends',
  component: EvaluationTrends,
  parameters: { router: false },
  args: { patientId: 'p1' },
} satisfies Meta<typeof EvaluationTrends>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/patients/:id/evaluations': handler } });

export const Default: Story = { decorators: on(() => ({ data: evaluationFixtures() })) };
export const OneVisit: Story = { decorators: on(() => ({ data: evaluationFixtures(1) })) };
/** Of several episodes, pain is that of one. */
export const SeveralEpisodes: Story = {
  decorators: on(() => ({
    data: evaluationFixtures().map((one, index) => ({ ...one, episodeId: index % 2 === 0 ? 'ep1' : 'ep2' })),
  })),
};
export const Empty: Story = { decorators: on(() => ({ data: [] })) };
export const Loading: Story = { decorators: on(never) };
export const Failed: Story = { decorators: on(() => answer(500)) };
export const Phone: Story = {
  decorators: on(() => ({ data: evaluationFixtures() })),
  globals: { viewport: { value: 'phone' } },
};
