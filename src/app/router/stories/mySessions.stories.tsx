import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /my-sessions: Sesiones del paciente. */
const meta = { title: 'Rutas/Mis sesiones' } satisfies Meta;
export default meta;

export const Patient = page('/my-sessions', 'PATIENT');
export const Loading = page('/my-sessions', 'PATIENT', 'loading');
export const Empty = page('/my-sessions', 'PATIENT', 'empty');
export const Failed = page('/my-sessions', 'PATIENT', 'error');
export const LongText = page('/my-sessions', 'PATIENT', 'long');
export const DeniedTherapist = page('/my-sessions', 'THERAPIST');
export const DeniedAdmin = page('/my-sessions', 'ADMIN');
