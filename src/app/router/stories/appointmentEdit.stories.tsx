import { page, type PageMeta } from '../../testing/pageStories';

/** /appointments/:id/edit: Cambio de una cita. */
const meta = { title: 'Rutas/Editar cita', parameters: { never: ['empty'] } } satisfies PageMeta;
export default meta;

export const Therapist = page('/appointments/:id/edit', 'THERAPIST');
export const Admin = page('/appointments/:id/edit', 'ADMIN');
export const Loading = page('/appointments/:id/edit', 'THERAPIST', 'loading');
export const Failed = page('/appointments/:id/edit', 'THERAPIST', 'error');
export const LongText = page('/appointments/:id/edit', 'THERAPIST', 'long');
export const DeniedPatient = page('/appointments/:id/edit', 'PATIENT');
