import type { Meta } from '@storybook/react-webpack5';
import { page, pageWith } from '../../testing/pageStories';

/** /my-appointments: Citas del paciente. */
const meta = { title: 'Rutas/Mis citas' } satisfies Meta;
export default meta;

export const Patient = page('/my-appointments', 'PATIENT');
export const Loading = page('/my-appointments', 'PATIENT', 'loading');
export const Empty = page('/my-appointments', 'PATIENT', 'empty');
export const Failed = page('/my-appointments', 'PATIENT', 'error');
export const LongText = page('/my-appointments', 'PATIENT', 'long');
export const DeniedTherapist = page('/my-appointments', 'THERAPIST');
export const DeniedAdmin = page('/my-appointments', 'ADMIN');
/** Where the practice has told its address, beside the answers of the patient. */
export const WithAddress = pageWith('/my-appointments', 'PATIENT', () => ({
  'GET /api/practice/identity': () => ({
    identity: { name: 'Retiro', address: 'Calle Mayor, 1, Madrid', phone: '910000000' },
  }),
}));
