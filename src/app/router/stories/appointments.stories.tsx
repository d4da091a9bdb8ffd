import type { Meta } from '@storybook/react-webpack5';
import { answer } from '@/shared/testing/fakeBackend';
import { page, pageWith } from '../../testing/pageStories';

/** /appointments: Agenda en lista y calendario. */
const meta = { title: 'Rutas/Citas' } satisfies Meta;
export default meta;

export const Therapist = page('/appointments', 'THERAPIST');
export const Admin = page('/appointments', 'ADMIN');
export const Owner = page('/appointments', 'OWNER');
export const Calendar = page('/appointments?view=calendar', 'THERAPIST');
export const Loading = page('/appointments', 'THERAPIST', 'loading');
export const Empty = page('/appointments', 'THERAPIST', 'empty');
export const Failed = page('/appointments', 'THERAPIST', 'error');
export const LongText = page('/appointments', 'THERAPIST', 'long');
export const DeniedPatient = page('/appointments', 'PATIENT');
/** A patient without a mark may have an alert all the same. */
export const AlertsUnknown = pageWith('/appointments', 'THERAPIST', () => ({
  'GET /api/alerts/marks': () => answer(500),
}));
