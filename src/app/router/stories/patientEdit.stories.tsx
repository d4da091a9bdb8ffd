import { page, type PageMeta } from '../../testing/pageStories';

/** /patients/:id/edit: Corrección de la ficha. */
const meta = { title: 'Rutas/Editar paciente', parameters: { never: ['empty'] } } satisfies PageMeta;
export default meta;

export const Therapist = page('/patients/:id/edit', 'THERAPIST');
export const Admin = page('/patients/:id/edit', 'ADMIN');
export const Loading = page('/patients/:id/edit', 'THERAPIST', 'loading');
export const Failed = page('/patients/:id/edit', 'THERAPIST', 'error');
export const LongText = page('/patients/:id/edit', 'THERAPIST', 'long');
export const DeniedPatient = page('/patients/:id/edit', 'PATIENT');
