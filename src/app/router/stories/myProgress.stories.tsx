import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /my-progress: Evolución del paciente. */
const meta = { title: 'Rutas/Mi progreso' } satisfies Meta;
export default meta;

export const Patient = page('/my-progress', 'PATIENT');
export const Loading = page('/my-progress', 'PATIENT', 'loading');
export const Empty = page('/my-progress', 'PATIENT', 'empty');
export const Failed = page('/my-progress', 'PATIENT', 'error');
export const LongText = page('/my-progress', 'PATIENT', 'long');
export const DeniedTherapist = page('/my-progress', 'THERAPIST');
export const DeniedAdmin = page('/my-progress', 'ADMIN');
