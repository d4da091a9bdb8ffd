import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /settings/mails: un apartado de los ajustes por su dirección. */
const meta = { title: 'Rutas/Ajustes: correos' } satisfies Meta;
export default meta;

export const Therapist = page('/settings/mails', 'THERAPIST');
export const Patient = page('/settings/mails', 'PATIENT');
export const Admin = page('/settings/mails', 'ADMIN');
export const Owner = page('/settings/mails', 'OWNER');
export const Loading = page('/settings/mails', 'ADMIN', 'loading');
export const Empty = page('/settings/mails', 'ADMIN', 'empty');
export const Failed = page('/settings/mails', 'ADMIN', 'error');
export const LongText = page('/settings/mails', 'ADMIN', 'long');
