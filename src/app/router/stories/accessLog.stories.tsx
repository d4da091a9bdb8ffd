import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /access-log: quién ha visto o cambiado qué ficha; solo administración. */
const meta = { title: 'Rutas/Registro de accesos' } satisfies Meta;
export default meta;

export const Therapist = page('/access-log', 'THERAPIST');
export const Patient = page('/access-log', 'PATIENT');
export const Admin = page('/access-log', 'ADMIN');
export const Owner = page('/access-log', 'OWNER');
export const Loading = page('/access-log', 'ADMIN', 'loading');
export const Empty = page('/access-log', 'ADMIN', 'empty');
export const Failed = page('/access-log', 'ADMIN', 'error');
export const LongText = page('/access-log', 'ADMIN', 'long');
