import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /settings: lo que ofrece la consulta; solo administración. */
const meta = { title: 'Rutas/Ajustes' } satisfies Meta;
export default meta;

export const Therapist = page('/settings', 'THERAPIST');
export const Patient = page('/settings', 'PATIENT');
export const Admin = page('/settings', 'ADMIN');
export const Owner = page('/settings', 'OWNER');
export const Loading = page('/settings', 'ADMIN', 'loading');
export const Empty = page('/settings', 'ADMIN', 'empty');
export const Failed = page('/settings', 'ADMIN', 'error');
export const LongText = page('/settings', 'ADMIN', 'long');
