import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer, type FakeHandler, never } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { corrected, EVALUATION_FIXTURE, rawEvaluationVersions } from '../fixtures';
import { EvaluationVersions } from './EvaluationDialog';

const meta = {
  title: 'Funcionalidades/Evaluaciones/EvaluationVersions',
  component: EvaluationVersions,
  parameters: { router: false },
  args: { evaluation: corrected(EVALUATION_FIXTURE) },
} satisfies Meta<typeof EvaluationVersions>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (handler: FakeHandler) =>
  inStore({ user: THERAPIST, routes: { 'GET /api/evaluations/:id/versions': handler } });
const open: Story['play'] = async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByText('Ver versiones anteriores'));
};
const answered = () => rawEvaluationVersions(EVALUATION_FIXTURE);

export const Closed: Story = { decorators: on(answered) };
export const Open: Story = { decorators: on(answered), play: open };
export const Loading: Story = { decorators: on(never), play: open };
export const Failed: Story = { decorators: on(() => answer(500)), play: open };
