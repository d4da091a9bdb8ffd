import type { Meta } from '@storybook/react-webpack5';
import { page } from '../../testing/pageStories';

/** Las pantallas sin sesión, y lo que se ve donde no hay ninguna. */
const meta = { title: 'Rutas/Sin sesión' } satisfies Meta;
export default meta;

export const Login = page('/login');
export const Register = page('/register');
export const Invitation = page('/register/invitation/:token');
export const InvitationLoading = page('/register/invitation/:token', null, 'loading');
export const InvitationLongText = page('/register/invitation/:token', null, 'long');
export const StaffInvitation = page('/register/invitation/:token?staff');
export const StaffInvitationLoading = page('/register/invitation/:token?staff', null, 'loading');
export const StaffInvitationLongText = page('/register/invitation/:token?staff', null, 'long');
export const NotFound = page('/no-existe');
export const NotFoundSignedIn = page('/no-existe', 'PATIENT');
export const BackToLogin = page('/patients');
export const PasswordReset = page('/password-reset');
export const PasswordLink = page('/login#reset=demo');
