import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /settings/services: un apartado de los ajustes por su dirección. */
const meta = { title: 'Rutas/Ajustes: servicios' } satisfies Meta;
export default meta;

export const Therapist = page('/settings/services', 'THERAPIST');
export const Patient = page('/settings/services', 'PATIENT');
export const Admin = page('/settings/services', 'ADMIN');
export const Owner = page('/settings/services', 'OWNER');
export const Loading = page('/settings/services', 'ADMIN', 'loading');
export const Empty = page('/settings/services', 'ADMIN', 'empty');
export const Failed = page('/settings/services', 'ADMIN', 'error');
export const LongText = page('/settings/services', 'ADMIN', 'long');
