import { page, type PageMeta } from '../../testing/pageStories';

/** /profile: Datos propios y seguridad de la cuenta. */
const meta = {
  title: 'Rutas/Mi perfil',
  parameters: {
    never: ['empty'],
    answers: () => ({ 'GET /api/auth/second-factor': () => ({ enabled: false, recoveryCodesLeft: 0 }) }),
  },
} satisfies PageMeta;
export default meta;

export const Therapist = page('/profile', 'THERAPIST');
export const Patient = page('/profile', 'PATIENT');
export const Admin = page('/profile', 'ADMIN');
export const Loading = page('/profile', 'THERAPIST', 'loading');
export const Failed = page('/profile', 'THERAPIST', 'error');
export const LongText = page('/profile', 'THERAPIST', 'long');
