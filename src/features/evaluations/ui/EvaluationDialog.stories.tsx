import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { corrected, EVALUATION_FIXTURE, evaluationFixtures, rawEvaluationVersions } from '../fixtures';
import { EvaluationDialog } from './EvaluationDialog';

const EVALUATIONS = evaluationFixtures();

const meta = {
  title: 'Funcionalidades/Evaluaciones/EvaluationDialog',
  component: EvaluationDialog,
  args: {
    patientId: EVALUATION_FIXTURE.patientId,
    evaluations: EVALUATIONS,
    openId: EVALUATIONS[0]?.id ?? null,
    onClose: () => undefined,
  },
  decorators: inStore({
    user: THERAPIST,
    routes: { 'GET /api/evaluations/:id/versions': () => rawEvaluationVersions(EVALUATION_FIXTURE) },
  }),
} satisfies Meta<typeof EvaluationDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ComparedWithTheVisitBefore: Story = {};
export const First: Story = {
  args: { evaluations: [EVALUATION_FIXTURE], openId: EVALUATION_FIXTURE.id },
};
export const Corrected: Story = {
  args: { evaluations: [corrected(EVALUATION_FIXTURE)], openId: EVALUATION_FIXTURE.id },
};
