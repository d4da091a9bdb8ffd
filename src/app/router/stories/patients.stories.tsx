import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /patients: Lista de pacientes con su invitación: búsqueda, estado, chat y borrado. */
const meta = { title: 'Rutas/Pacientes' } satisfies Meta;
export default meta;

export const Therapist = page('/patients', 'THERAPIST');
export const Admin = page('/patients', 'ADMIN');
export const Loading = page('/patients', 'THERAPIST', 'loading');
export const Empty = page('/patients', 'THERAPIST', 'empty');
export const Failed = page('/patients', 'THERAPIST', 'error');
export const LongText = page('/patients', 'THERAPIST', 'long');
export const DeniedPatient = page('/patients', 'PATIENT');
