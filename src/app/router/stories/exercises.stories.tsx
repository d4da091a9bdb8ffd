import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /exercises: Biblioteca de ejercicios, con edición. */
const meta = { title: 'Rutas/Ejercicios' } satisfies Meta;
export default meta;

export const Therapist = page('/exercises', 'THERAPIST');
export const Admin = page('/exercises', 'ADMIN');
export const Loading = page('/exercises', 'THERAPIST', 'loading');
export const Empty = page('/exercises', 'THERAPIST', 'empty');
export const Failed = page('/exercises', 'THERAPIST', 'error');
export const LongText = page('/exercises', 'THERAPIST', 'long');
export const DeniedPatient = page('/exercises', 'PATIENT');
