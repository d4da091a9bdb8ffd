import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /my-data/documents: lo que el paciente envía y lo que se comparte con él. */
const meta = { title: 'Rutas/Mis documentos' } satisfies Meta;
export default meta;

export const Therapist = page('/my-data/documents', 'THERAPIST');
export const Patient = page('/my-data/documents', 'PATIENT');
export const Admin = page('/my-data/documents', 'ADMIN');
export const Loading = page('/my-data/documents', 'PATIENT', 'loading');
export const Empty = page('/my-data/documents', 'PATIENT', 'empty');
export const Failed = page('/my-data/documents', 'PATIENT', 'error');
export const LongText = page('/my-data/documents', 'PATIENT', 'long');
