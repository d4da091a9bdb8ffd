import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /patients/:id/data: un apartado de la ficha por su dirección. */
const meta = { title: 'Rutas/Detalle del paciente: datos' } satisfies Meta;
export default meta;

export const Therapist = page('/patients/:id/data', 'THERAPIST');
export const Admin = page('/patients/:id/data', 'ADMIN');
export const Patient = page('/patients/:id/data', 'PATIENT');
export const Loading = page('/patients/:id/data', 'THERAPIST', 'loading');
export const Failed = page('/patients/:id/data', 'THERAPIST', 'error');
export const Empty = page('/patients/:id/data', 'THERAPIST', 'empty');
export const LongText = page('/patients/:id/data', 'THERAPIST', 'long');
