import { STATUS_PATH } from '@/contract/system';
import { SESSION_FIXTURE } from '@/features/sessions/fixtures';
import { page, type PageMeta, pageWith } from '../../testing/pageStories';

/** /sessions/:id: Una sesión con sus ejercicios. */
const meta = { title: 'Rutas/Detalle de la sesión', parameters: { never: ['empty'] } } satisfies PageMeta;
export default meta;

export const Therapist = page('/sessions/:id', 'THERAPIST');
export const Patient = page('/sessions/:id', 'PATIENT');
export const Admin = page('/sessions/:id', 'ADMIN');
export const Loading = page('/sessions/:id', 'THERAPIST', 'loading');
export const Failed = page('/sessions/:id', 'THERAPIST', 'error');
export const LongText = page('/sessions/:id', 'THERAPIST', 'long');
/** A backend that keeps no versions of a session. */
export const OtherBackend = pageWith('/sessions/1', 'THERAPIST', () => ({
  [`GET ${STATUS_PATH}`]: () => ({ status: 'ok' }),
  'GET /api/sessions/:id': () => SESSION_FIXTURE,
}));
