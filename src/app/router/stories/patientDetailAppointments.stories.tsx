import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /patients/:id/appointments: un apartado de la ficha por su dirección. */
const meta = { title: 'Rutas/Detalle del paciente: citas' } satisfies Meta;
export default meta;

export const Therapist = page('/patients/:id/appointments', 'THERAPIST');
export const Admin = page('/patients/:id/appointments', 'ADMIN');
export const Patient = page('/patients/:id/appointments', 'PATIENT');
export const Loading = page('/patients/:id/appointments', 'THERAPIST', 'loading');
export const Failed = page('/patients/:id/appointments', 'THERAPIST', 'error');
export const Empty = page('/patients/:id/appointments', 'THERAPIST', 'empty');
export const LongText = page('/patients/:id/appointments', 'THERAPIST', 'long');
