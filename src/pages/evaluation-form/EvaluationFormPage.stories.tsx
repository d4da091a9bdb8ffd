import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { AuthProvider } from '@/features/auth';
import { corrected, EVALUATION_FIXTURE, evaluationFixtures } from '@/features/evaluations/fixtures';
import { PATIENT_FIXTURE } from '@/features/patients/fixtures';
import { StoryStore, type StoryStoreOptions } from '@/shared/testing/StoryStore';
import { THERAPIST } from '@/shared/testing/people';
import { EvaluationFormPage } from '.';

const meta = {
  title: 'Pantallas/Nueva evaluación',
  component: EvaluationFormPage,
  parameters: { router: false },
} satisfies Meta<typeof EvaluationFormPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const on = (options: Partial<StoryStoreOptions> = {}): Story['decorators'] => [
  (Story) => (
    <StoryStore
      at="/patients/p1/evaluations/new"
      path="/patients/:id/evaluations/new"
      user={THERAPIST}
      {...options}
      routes={{
        'GET /api/patients/:id': () => PATIENT_FIXTURE,
        'GET /api/patients/:id/evaluations': () => evaluationFixtures(),
        ...options.routes,
      }}
    >
      <AuthProvider>
        <Story />
      </AuthProvider>
    </StoryStore>
  ),
];

export const FirstVisit: Story = {
  decorators: on({ routes: { 'GET /api/patients/:id/evaluations': () => [] } }),
};
export const Correction: Story = {
  decorators: on({
    at: `/patients/p1/evaluations/new?id=${EVALUATION_FIXTURE.id}`,
    routes: { 'GET /api/patients/:id/evaluations': () => [corrected(EVALUATION_FIXTURE)] },
  }),
};
