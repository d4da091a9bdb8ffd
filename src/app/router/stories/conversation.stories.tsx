import { page, type PageMeta } from '../../testing/pageStories';

/** /conversations/:id: Mensajes con una persona. */
const meta = { title: 'Rutas/Conversación', parameters: { never: ['empty'] } } satisfies PageMeta;
export default meta;

export const Therapist = page('/conversations/:id', 'THERAPIST');
export const Patient = page('/conversations/:id', 'PATIENT');
export const Loading = page('/conversations/:id', 'THERAPIST', 'loading');
export const Failed = page('/conversations/:id', 'THERAPIST', 'error');
export const LongText = page('/conversations/:id', 'THERAPIST', 'long');
export const DeniedAdmin = page('/conversations/:id', 'ADMIN');
