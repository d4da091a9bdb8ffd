import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /routines/:id/print: Hoja para llevar. */
const meta = { title: 'Rutas/Imprimir rutina' } satisfies Meta;
export default meta;

export const Therapist = page('/routines/:id/print', 'THERAPIST');
export const Admin = page('/routines/:id/print', 'ADMIN');
export const Loading = page('/routines/:id/print', 'THERAPIST', 'loading');
export const Empty = page('/routines/:id/print', 'THERAPIST', 'empty');
export const Failed = page('/routines/:id/print', 'THERAPIST', 'error');
export const LongText = page('/routines/:id/print', 'THERAPIST', 'long');
export const DeniedPatient = page('/routines/:id/print', 'PATIENT');
