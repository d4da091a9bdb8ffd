import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /home-exercises: Biblioteca sin edición. */
const meta = { title: 'Rutas/Ejercicios en casa' } satisfies Meta;
export default meta;

export const Patient = page('/home-exercises', 'PATIENT');
export const Loading = page('/home-exercises', 'PATIENT', 'loading');
export const Empty = page('/home-exercises', 'PATIENT', 'empty');
export const Failed = page('/home-exercises', 'PATIENT', 'error');
export const LongText = page('/home-exercises', 'PATIENT', 'long');
export const DeniedTherapist = page('/home-exercises', 'THERAPIST');
export const DeniedAdmin = page('/home-exercises', 'ADMIN');
