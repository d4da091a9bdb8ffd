import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /settings/rooms: un apartado de los ajustes por su dirección. */
const meta = { title: 'Rutas/Ajustes: salas' } satisfies Meta;
export default meta;

export const Therapist = page('/settings/rooms', 'THERAPIST');
export const Patient = page('/settings/rooms', 'PATIENT');
export const Admin = page('/settings/rooms', 'ADMIN');
export const Owner = page('/settings/rooms', 'OWNER');
export const Loading = page('/settings/rooms', 'ADMIN', 'loading');
export const Empty = page('/settings/rooms', 'ADMIN', 'empty');
export const Failed = page('/settings/rooms', 'ADMIN', 'error');
export const LongText = page('/settings/rooms', 'ADMIN', 'long');
