import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /my-data: consentimiento, copia de la ficha y quién la ha visto. */
const meta = { title: 'Rutas/Mis datos' } satisfies Meta;
export default meta;

export const Therapist = page('/my-data', 'THERAPIST');
export const Patient = page('/my-data', 'PATIENT');
export const Admin = page('/my-data', 'ADMIN');
export const Loading = page('/my-data', 'PATIENT', 'loading');
export const Empty = page('/my-data', 'PATIENT', 'empty');
export const Failed = page('/my-data', 'PATIENT', 'error');
export const LongText = page('/my-data', 'PATIENT', 'long');
