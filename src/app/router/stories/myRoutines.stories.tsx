import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /my-routines: Rutinas de hoy y todas; de aquí sale el modo guiado. */
const meta = { title: 'Rutas/Mis rutinas' } satisfies Meta;
export default meta;

export const Patient = page('/my-routines', 'PATIENT');
export const Running = page('/my-routines?rutina=run-1', 'PATIENT');
export const Loading = page('/my-routines', 'PATIENT', 'loading');
export const Empty = page('/my-routines', 'PATIENT', 'empty');
export const Failed = page('/my-routines', 'PATIENT', 'error');
export const LongText = page('/my-routines', 'PATIENT', 'long');
export const DeniedTherapist = page('/my-routines', 'THERAPIST');
export const DeniedAdmin = page('/my-routines', 'ADMIN');
