import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /conversations: Lista de conversaciones. */
const meta = { title: 'Rutas/Conversaciones' } satisfies Meta;
export default meta;

export const Therapist = page('/conversations', 'THERAPIST');
export const Patient = page('/conversations', 'PATIENT');
export const Loading = page('/conversations', 'THERAPIST', 'loading');
export const Empty = page('/conversations', 'THERAPIST', 'empty');
export const EmptyPatient = page('/conversations', 'PATIENT', 'empty');
export const Failed = page('/conversations', 'THERAPIST', 'error');
export const LongText = page('/conversations', 'THERAPIST', 'long');
export const DeniedAdmin = page('/conversations', 'ADMIN');
