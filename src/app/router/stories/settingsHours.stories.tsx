import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /settings/hours: un apartado de los ajustes por su dirección. */
const meta = { title: 'Rutas/Ajustes: horario' } satisfies Meta;
export default meta;

export const Therapist = page('/settings/hours', 'THERAPIST');
export const Patient = page('/settings/hours', 'PATIENT');
export const Admin = page('/settings/hours', 'ADMIN');
export const Owner = page('/settings/hours', 'OWNER');
export const Loading = page('/settings/hours', 'ADMIN', 'loading');
export const Empty = page('/settings/hours', 'ADMIN', 'empty');
export const Failed = page('/settings/hours', 'ADMIN', 'error');
export const LongText = page('/settings/hours', 'ADMIN', 'long');
