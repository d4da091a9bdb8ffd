import { page, type PageMeta } from '../../testing/pageStories';

/** /appointments/new: Alta de una cita, suelta o en serie. */
const meta = { title: 'Rutas/Nueva cita', parameters: { never: ['loading', 'error'] } } satisfies PageMeta;
export default meta;

export const Therapist = page('/appointments/new', 'THERAPIST');
export const Admin = page('/appointments/new', 'ADMIN');
export const Owner = page('/appointments/new', 'OWNER');
export const Empty = page('/appointments/new', 'THERAPIST', 'empty');
export const LongText = page('/appointments/new', 'THERAPIST', 'long');
export const DeniedPatient = page('/appointments/new', 'PATIENT');
