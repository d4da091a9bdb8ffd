import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /patients/new: Alta de un paciente. */
const meta = { title: 'Rutas/Nuevo paciente' } satisfies Meta;
export default meta;

export const Therapist = page('/patients/new', 'THERAPIST');
export const Admin = page('/patients/new', 'ADMIN');
export const DeniedPatient = page('/patients/new', 'PATIENT');
