import { page, type PageMeta } from '../../testing/pageStories';

/** /patients/new: Alta de un paciente. */
const meta = {
  title: 'Rutas/Nuevo paciente',
  parameters: { never: ['long', 'empty', 'loading', 'error'] },
} satisfies PageMeta;
export default meta;

export const Therapist = page('/patients/new', 'THERAPIST');
export const Admin = page('/patients/new', 'ADMIN');
export const Owner = page('/patients/new?reach=practice', 'OWNER');
export const DeniedPatient = page('/patients/new', 'PATIENT');
