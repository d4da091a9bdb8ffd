import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /sessions/new: Registro de una sesión. */
const meta = { title: 'Rutas/Nueva sesión' } satisfies Meta;
export default meta;

export const Therapist = page('/sessions/new', 'THERAPIST');
export const Patient = page('/sessions/new', 'PATIENT');
export const Admin = page('/sessions/new', 'ADMIN');
export const Loading = page('/sessions/new', 'THERAPIST', 'loading');
export const Failed = page('/sessions/new', 'THERAPIST', 'error');
export const Empty = page('/sessions/new', 'THERAPIST', 'empty');
export const LongText = page('/sessions/new', 'THERAPIST', 'long');
