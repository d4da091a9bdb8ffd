import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /hours: el horario propio de un fisioterapeuta, y para administración el de cualquiera. */
const meta = { title: 'Rutas/Horarios' } satisfies Meta;
export default meta;

export const Therapist = page('/hours', 'THERAPIST');
export const Patient = page('/hours', 'PATIENT');
export const Admin = page('/hours', 'ADMIN');
export const Owner = page('/hours', 'OWNER');
export const Loading = page('/hours', 'THERAPIST', 'loading');
export const Empty = page('/hours', 'ADMIN', 'empty');
export const Failed = page('/hours', 'THERAPIST', 'error');
export const LongText = page('/hours', 'ADMIN', 'long');
