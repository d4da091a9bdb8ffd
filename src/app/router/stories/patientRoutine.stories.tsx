import { page, type PageMeta } from '../../testing/pageStories';

/** /patients/:id/routines/new: Rutina con el paciente ya elegido. */
const meta = {
  title: 'Rutas/Nueva rutina del paciente',
  parameters: { never: ['empty'] },
} satisfies PageMeta;
export default meta;

export const Therapist = page('/patients/:id/routines/new', 'THERAPIST');
export const Admin = page('/patients/:id/routines/new', 'ADMIN');
export const Loading = page('/patients/:id/routines/new', 'THERAPIST', 'loading');
export const Failed = page('/patients/:id/routines/new', 'THERAPIST', 'error');
export const LongText = page('/patients/:id/routines/new', 'THERAPIST', 'long');
export const DeniedPatient = page('/patients/:id/routines/new', 'PATIENT');
