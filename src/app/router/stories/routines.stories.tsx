import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /routines: Rutinas y plantillas de la consulta. */
const meta = { title: 'Rutas/Rutinas' } satisfies Meta;
export default meta;

export const Therapist = page('/routines', 'THERAPIST');
export const Admin = page('/routines', 'ADMIN');
export const Loading = page('/routines', 'THERAPIST', 'loading');
export const Empty = page('/routines', 'THERAPIST', 'empty');
export const Failed = page('/routines', 'THERAPIST', 'error');
export const LongText = page('/routines', 'THERAPIST', 'long');
export const DeniedPatient = page('/routines', 'PATIENT');
