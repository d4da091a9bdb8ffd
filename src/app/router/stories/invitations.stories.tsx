import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** /invitations: Estado de las invitaciones enviadas. */
const meta = { title: 'Rutas/Invitaciones' } satisfies Meta;
export default meta;

export const Therapist = page('/invitations', 'THERAPIST');
export const Admin = page('/invitations', 'ADMIN');
export const Loading = page('/invitations', 'THERAPIST', 'loading');
export const Empty = page('/invitations', 'THERAPIST', 'empty');
export const Failed = page('/invitations', 'THERAPIST', 'error');
export const LongText = page('/invitations', 'THERAPIST', 'long');
export const DeniedPatient = page('/invitations', 'PATIENT');
