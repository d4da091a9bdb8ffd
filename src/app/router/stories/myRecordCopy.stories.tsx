import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /my-data/export: todo lo que la consulta guarda sobre el paciente. */
const meta = { title: 'Rutas/Copia de mi ficha' } satisfies Meta;
export default meta;

export const Therapist = page('/my-data/export', 'THERAPIST');
export const Patient = page('/my-data/export', 'PATIENT');
export const Admin = page('/my-data/export', 'ADMIN');
export const Loading = page('/my-data/export', 'PATIENT', 'loading');
export const Empty = page('/my-data/export', 'PATIENT', 'empty');
export const Failed = page('/my-data/export', 'PATIENT', 'error');
export const LongText = page('/my-data/export', 'PATIENT', 'long');
