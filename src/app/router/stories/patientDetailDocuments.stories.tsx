import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /patients/:id/documents: un apartado de la ficha por su dirección. */
const meta = { title: 'Rutas/Detalle del paciente: documentos' } satisfies Meta;
export default meta;

export const Therapist = page('/patients/:id/documents', 'THERAPIST');
export const Admin = page('/patients/:id/documents', 'ADMIN');
export const Patient = page('/patients/:id/documents', 'PATIENT');
export const Loading = page('/patients/:id/documents', 'THERAPIST', 'loading');
export const Failed = page('/patients/:id/documents', 'THERAPIST', 'error');
export const Empty = page('/patients/:id/documents', 'THERAPIST', 'empty');
export const LongText = page('/patients/:id/documents', 'THERAPIST', 'long');
