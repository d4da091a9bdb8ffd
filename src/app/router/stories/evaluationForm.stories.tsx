import type { Meta } from '@storybook/react-webpack5';
import { corrected, EVALUATION_FIXTURE } from '@/features/evaluations/fixtures';
import { PATIENT_FIXTURE } from '@/features/patients/fixtures';
import { page, pageWith } from '../../testing/pageStories';

/** /patients/:id/evaluations/new: Evaluación con mapa corporal. */
const meta = { title: 'Rutas/Nueva evaluación' } satisfies Meta;
export default meta;

export const Therapist = page('/patients/:id/evaluations/new', 'THERAPIST');
export const Admin = page('/patients/:id/evaluations/new', 'ADMIN');
export const Loading = page('/patients/:id/evaluations/new', 'THERAPIST', 'loading');
export const Empty = page('/patients/:id/evaluations/new', 'THERAPIST', 'empty');
export const Failed = page('/patients/:id/evaluations/new', 'THERAPIST', 'error');
export const LongText = page('/patients/:id/evaluations/new', 'THERAPIST', 'long');
export const DeniedPatient = page('/patients/:id/evaluations/new', 'PATIENT');
export const Correction = pageWith(
  `/patients/1/evaluations/new?id=${EVALUATION_FIXTURE.id}`,
  'THERAPIST',
  () => ({
    'GET /api/patients': () => ({ data: [{ ...PATIENT_FIXTURE, id: '1' }] }),
    'GET /api/patients/:id/evaluations': () => [corrected(EVALUATION_FIXTURE)],
  }),
);
