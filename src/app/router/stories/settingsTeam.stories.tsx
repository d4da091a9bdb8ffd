import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /settings/team: un apartado de los ajustes por su dirección. */
const meta = { title: 'Rutas/Ajustes: equipo' } satisfies Meta;
export default meta;

export const Therapist = page('/settings/team', 'THERAPIST');
export const Patient = page('/settings/team', 'PATIENT');
export const Admin = page('/settings/team', 'ADMIN');
export const Owner = page('/settings/team', 'OWNER');
export const Loading = page('/settings/team', 'ADMIN', 'loading');
export const Empty = page('/settings/team', 'ADMIN', 'empty');
export const Failed = page('/settings/team', 'ADMIN', 'error');
export const LongText = page('/settings/team', 'ADMIN', 'long');
