import { page, type PageMeta } from '../../testing/pageStories';

/** /patients/:id/export: todo lo que la consulta guarda sobre un paciente. */
const meta = { title: 'Rutas/Copia de una ficha', parameters: { never: ['empty'] } } satisfies PageMeta;
export default meta;

export const Therapist = page('/patients/:id/export', 'THERAPIST');
export const Patient = page('/patients/:id/export', 'PATIENT');
export const Admin = page('/patients/:id/export', 'ADMIN');
export const Loading = page('/patients/:id/export', 'THERAPIST', 'loading');
export const Failed = page('/patients/:id/export', 'THERAPIST', 'error');
export const LongText = page('/patients/:id/export', 'THERAPIST', 'long');
