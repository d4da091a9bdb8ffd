import type { Meta } from '@storybook/react-webpack5';
import { STATUS_PATH } from '@/contract/system';
import { STAFF_SESSION_FIXTURE } from '@/features/sessions/fixtures';
import { page, pageWith } from '../../testing/pageStories';

/** /sessions/new: Registro de una sesión. */
const meta = { title: 'Rutas/Nueva sesión' } satisfies Meta;
export default meta;

export const Therapist = page('/sessions/new', 'THERAPIST');
export const Patient = page('/sessions/new', 'PATIENT');
export const Admin = page('/sessions/new', 'ADMIN');
export const Loading = page('/sessions/new', 'THERAPIST', 'loading');
export const Failed = page('/sessions/new', 'THERAPIST', 'error');
export const Empty = page('/sessions/new', 'THERAPIST', 'empty');
export const LongText = page('/sessions/new', 'THERAPIST', 'long');
/** Opened from an appointment of the agenda. */
export const OfAnAppointment = page('/sessions/new?appointmentId=c3', 'THERAPIST');
const written = (mayCorrect: boolean) =>
  pageWith('/sessions/new?appointmentId=c3', 'THERAPIST', () => ({
    'GET /api/sessions/patient/:id': () => [
      { ...STAFF_SESSION_FIXTURE, date: '2026-11-23', time: '09:30', mayCorrect },
    ],
  }));
/** The therapist has written a session of that day. */
export const WrittenAlready = written(true);
/** A colleague has. */
export const WrittenByAColleague = written(false);
export const Edit = pageWith('/sessions/new?id=s1', 'THERAPIST', () => ({
  'GET /api/sessions/:id': () => STAFF_SESSION_FIXTURE,
}));
/** A backend without notes for the patient. */
export const OtherBackend = pageWith('/sessions/new', 'THERAPIST', () => ({
  [`GET ${STATUS_PATH}`]: () => ({ status: 'ok' }),
}));
