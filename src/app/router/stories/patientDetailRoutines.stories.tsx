import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /patients/:id/routines: un apartado de la ficha por su dirección. */
const meta = { title: 'Rutas/Detalle del paciente: rutinas' } satisfies Meta;
export default meta;

export const Therapist = page('/patients/:id/routines', 'THERAPIST');
export const Admin = page('/patients/:id/routines', 'ADMIN');
export const Patient = page('/patients/:id/routines', 'PATIENT');
export const Loading = page('/patients/:id/routines', 'THERAPIST', 'loading');
export const Failed = page('/patients/:id/routines', 'THERAPIST', 'error');
export const Empty = page('/patients/:id/routines', 'THERAPIST', 'empty');
export const LongText = page('/patients/:id/routines', 'THERAPIST', 'long');
