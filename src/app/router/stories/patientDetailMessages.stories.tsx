import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /patients/:id/messages: un apartado de la ficha por su dirección. */
const meta = { title: 'Rutas/Detalle del paciente: mensajes' } satisfies Meta;
export default meta;

export const Therapist = page('/patients/:id/messages', 'THERAPIST');
export const Admin = page('/patients/:id/messages', 'ADMIN');
export const Patient = page('/patients/:id/messages', 'PATIENT');
export const Loading = page('/patients/:id/messages', 'THERAPIST', 'loading');
export const Failed = page('/patients/:id/messages', 'THERAPIST', 'error');
export const Empty = page('/patients/:id/messages', 'THERAPIST', 'empty');
export const LongText = page('/patients/:id/messages', 'THERAPIST', 'long');
