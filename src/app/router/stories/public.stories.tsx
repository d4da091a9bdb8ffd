import type { Meta } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { answer } from '@/shared/testing/fakeBackend';
import { flow, page } from '../../testing/pageStories';

/** Las pantallas sin sesión, y lo que se ve donde no hay ninguna. */
const meta = { title: 'Rutas/Sin sesión' } satisfies Meta;
export default meta;

export const Login = page('/login');
export const Register = page('/register');
export const Invitation = page('/register/invitation/:token');
export const InvitationLoading = page('/register/invitation/:token', null, 'loading');
export const InvitationLongText = page('/register/invitation/:token', null, 'long');
export const AppointmentLink = page('/appointment/:token');
export const AppointmentLinkLoading = page('/appointment/:token', null, 'loading');
export const AppointmentLinkFailed = page('/appointment/:token', null, 'error');
export const StaffInvitation = page('/register/invitation/:token?staff');
export const StaffInvitationLoading = page('/register/invitation/:token?staff', null, 'loading');
export const StaffInvitationLongText = page('/register/invitation/:token?staff', null, 'long');
export const SetUp = page('/setup/demo');
export const SetUpLoading = page('/setup/demo', null, 'loading');
export const SetUpFailed = page('/setup/demo', null, 'error');
/** A link that the server answers with this status, and what the page then says. */
const setUpAnswered = (status: number, title: string) =>
  flow(
    '/setup/demo',
    null,
    async ({ canvasElement }) => void (await within(canvasElement).findByRole('heading', { name: title })),
    () => ({ 'GET /api/setup/:token': () => answer(status) }),
  );
export const SetUpInvalid = setUpAnswered(404, 'Enlace no válido');
export const SetUpAlready = setUpAnswered(410, 'Consulta configurada');
export const NotFound = page('/no-existe');
export const NotFoundSignedIn = page('/no-existe', 'PATIENT');
export const BackToLogin = page('/patients');
export const PasswordReset = page('/password-reset');
export const PasswordLink = page('/login#reset=demo');
