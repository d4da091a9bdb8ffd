import { page, type PageMeta } from '../../testing/pageStories';

/** /sessions/:id: Una sesión con sus ejercicios. */
const meta = { title: 'Rutas/Detalle de la sesión', parameters: { never: ['empty'] } } satisfies PageMeta;
export default meta;

export const Therapist = page('/sessions/:id', 'THERAPIST');
export const Patient = page('/sessions/:id', 'PATIENT');
export const Admin = page('/sessions/:id', 'ADMIN');
export const Loading = page('/sessions/:id', 'THERAPIST', 'loading');
export const Failed = page('/sessions/:id', 'THERAPIST', 'error');
export const LongText = page('/sessions/:id', 'THERAPIST', 'long');
