import { page, type PageMeta } from '../../testing/pageStories';

/** /patients/:id/appointments/new: Cita con el paciente ya elegido. */
const meta = { title: 'Rutas/Nueva cita del paciente', parameters: { never: ['empty'] } } satisfies PageMeta;
export default meta;

export const Therapist = page('/patients/:id/appointments/new', 'THERAPIST');
export const Admin = page('/patients/:id/appointments/new', 'ADMIN');
export const Loading = page('/patients/:id/appointments/new', 'THERAPIST', 'loading');
export const Failed = page('/patients/:id/appointments/new', 'THERAPIST', 'error');
export const LongText = page('/patients/:id/appointments/new', 'THERAPIST', 'long');
export const DeniedPatient = page('/patients/:id/appointments/new', 'PATIENT');
