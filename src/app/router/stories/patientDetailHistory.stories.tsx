import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /patients/:id/history: un apartado de la ficha por su dirección. */
const meta = { title: 'Rutas/Detalle del paciente: historia' } satisfies Meta;
export default meta;

export const Therapist = page('/patients/:id/history', 'THERAPIST');
export const Admin = page('/patients/:id/history', 'ADMIN');
export const Patient = page('/patients/:id/history', 'PATIENT');
export const Loading = page('/patients/:id/history', 'THERAPIST', 'loading');
export const Failed = page('/patients/:id/history', 'THERAPIST', 'error');
export const Empty = page('/patients/:id/history', 'THERAPIST', 'empty');
export const LongText = page('/patients/:id/history', 'THERAPIST', 'long');
