import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /dashboard: La primera pantalla de cada papel. */
const meta = { title: 'Rutas/Dashboard' } satisfies Meta;
export default meta;

export const Therapist = page('/dashboard', 'THERAPIST');
export const Patient = page('/dashboard', 'PATIENT');
export const Admin = page('/dashboard', 'ADMIN');
export const Owner = page('/dashboard', 'OWNER');
export const Loading = page('/dashboard', 'THERAPIST', 'loading');
export const Empty = page('/dashboard', 'THERAPIST', 'empty');
export const Failed = page('/dashboard', 'THERAPIST', 'error');
export const LongText = page('/dashboard', 'THERAPIST', 'long');
