import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /history: Sesiones anteriores con su resumen. */
const meta = { title: 'Rutas/Historial' } satisfies Meta;
export default meta;

export const Therapist = page('/history', 'THERAPIST');
export const Patient = page('/history', 'PATIENT');
export const Admin = page('/history', 'ADMIN');
export const Loading = page('/history', 'THERAPIST', 'loading');
export const Empty = page('/history', 'THERAPIST', 'empty');
export const Failed = page('/history', 'THERAPIST', 'error');
export const LongText = page('/history', 'THERAPIST', 'long');
