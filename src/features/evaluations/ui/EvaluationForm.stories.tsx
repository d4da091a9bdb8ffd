import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inStore } from '@/shared/testing/StoryStore';
import { answer } from '@/shared/testing/fakeBackend';
import { THERAPIST } from '@/shared/testing/people';
import { corrected, EVALUATION_FIXTURE } from '../fixtures';
import { EvaluationForm } from './EvaluationForm';

const meta = {
  title: 'Funcionalidades/Evaluaciones/EvaluationForm',
  component: EvaluationForm,
  parameters: { router: false },
  args: { patientId: 'p1', onSaved: () => undefined, onCancel: () => undefined },
  decorators: inStore({
    user: THERAPIST,
    routes: { 'POST /api/patients/:id/evaluations': () => answer(500) },
  }),
} satisfies Meta<typeof EvaluationForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const First: Story = {};
export const AfterAnEarlierVisit: Story = { args: { previousOf: () => EVALUATION_FIXTURE } };
export const Correction: Story = { args: { evaluation: corrected(EVALUATION_FIXTURE) } };
export const Errors: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Guardar evaluación' }));
    await canvas.findByText('Escribe el motivo de consulta');
  },
};
export const Phone: Story = {
  args: { previousOf: () => EVALUATION_FIXTURE },
  globals: { viewport: { value: 'phone' } },
};
