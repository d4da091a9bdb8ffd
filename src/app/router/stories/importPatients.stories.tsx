import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /import: traer los pacientes de otro programa. Sus pasos tienen historias en «Importaciones». */
const meta = { title: 'Rutas/Importar pacientes' } satisfies Meta;
export default meta;

export const Therapist = page('/import', 'THERAPIST');
export const Patient = page('/import', 'PATIENT');
export const Admin = page('/import', 'ADMIN');
export const Owner = page('/import', 'OWNER');
export const Loading = page('/import', 'THERAPIST', 'loading');
export const Empty = page('/import', 'THERAPIST', 'empty');
export const Failed = page('/import', 'THERAPIST', 'error');
export const LongText = page('/import', 'THERAPIST', 'long');
